import { readdirSync, readFileSync } from 'node:fs';
import { type AtRule, type Declaration, parse, type Root, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';

const TOKENS = 'src/styles/tokens.css';

/** What stands outside every layer, and why. */
const UNLAYERED: ReadonlyMap<string, string> = new Map([
	['src/tools/check/monaco.css', 'Monaco writes its theme into the page outside every layer.'],
]);

/** Where another writes a style into an element, so that only `!important` is heard. */
const IMPORTANT: ReadonlyMap<string, string> = new Map([
	['src/tools/check/monaco.css', 'Monaco measures its list of fixes and writes the width into it.'],
]);

/** Every condition of a sheet: the widths at which a page gives up a column, or a person's wishes. */
const CONDITIONS: ReadonlySet<string> = new Set([
	'(width <= 40rem)', // a phone: rows become blocks
	'(width > 40rem)',
	'(width <= 50rem)', // no side list
	'(width <= 60rem)', // one column in the tools, no links in the header
	'(width > 60rem)',
	'(width <= 72rem)', // no contents list
	'(width >= 75rem)', // a table of seven columns
	'(hover: none)',
	'(forced-colors: active)',
	'(prefers-contrast: more)',
	'(prefers-reduced-motion: no-preference)',
	'(prefers-reduced-motion: reduce)',
	'print',
]);

const SPACING = /^(?:margin|padding)(?:-|$)|^(?:(?:row|column)-)?gap$/;
/** The scale, nothing, what is relative to the letters or a hairline, and sums of these. */
const ON_SCALE =
	/^(?:auto|0|-?[0-4](?:\.\d+)?px|-?[\d.]+em|var\(--ct-(?:h|[1-8]h?|gutter, [\d.]+rem)\)|calc\(.+\))$/;

const sheets: ReadonlyMap<string, Root> = new Map(
	readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.css'))
		.map((name) => `src/${name.replaceAll('\\', '/')}`)
		.sort()
		.map((path) => [path, parse(readFileSync(path, 'utf8'), { from: path })]),
);

const order: readonly string[] = layerNames(
	sheets.get(TOKENS)?.nodes.find((node): node is AtRule => node.type === 'atrule' && !node.nodes),
);

function layerNames(statement: AtRule | undefined): readonly string[] {
	return statement?.name === 'layer' ? statement.params.split(',').map((name) => name.trim()) : [];
}

/** The layer that a rule stands in; undefined outside of every one. */
function layerOf(rule: Rule): string | undefined {
	for (let node = rule.parent; node; node = node.parent as typeof node) {
		if (node.type === 'atrule' && (node as AtRule).name === 'layer') return (node as AtRule).params;
	}
	return undefined;
}

function rulesOf(root: Root): readonly Rule[] {
	const rules: Rule[] = [];
	root.walkRules((rule) => {
		const isFrame = rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
		if (!isFrame) rules.push(rule);
	});
	return rules;
}

function declarations(): readonly (readonly [string, Declaration])[] {
	const all: (readonly [string, Declaration])[] = [];
	for (const [path, root] of sheets) root.walkDecls((declaration) => void all.push([path, declaration]));
	return all;
}

/** Its parts, with what stands in brackets whole. */
function valuesOf(value: string): readonly string[] {
	return value.match(/[\w-]*\((?:[^()]|\([^()]*\))*\)|[^\s]+/g) ?? [];
}

const PSEUDO = /::?[\w-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g;

/** What a selector speaks of: its last element, by its classes, or by its name below the class before. */
function subjectOf(selector: string): string {
	const compounds = selector
		.replaceAll(PSEUDO, '')
		.replaceAll(/\[[^\]]*\]/g, '')
		.split(/[\s>+~]+/)
		.filter(Boolean);
	const last = compounds.at(-1) ?? '*';
	const generated = /::[\w-]+$/.exec(selector)?.[0] ?? '';
	if (last.includes('.')) return last + generated;
	return `${compounds.findLast((compound) => compound.includes('.')) ?? ''} ${last}${generated}`.trim();
}

/** Its weight in the cascade, near enough: classes, attributes and states, then names of elements. */
function weightOf(selector: string): string {
	const heavy = selector.replaceAll(/:where\((?:[^()]|\([^()]*\))*\)/g, '');
	const classes = heavy.match(/\.[\w-]+|\[[^\]]+\]|(?<!:):(?!is\b|not\b|has\b)[\w-]+/g) ?? [];
	const elements = heavy.replaceAll(/[.:[][^\s>+~)]*/g, '').match(/[a-z][\w-]*/g) ?? [];
	return `${classes.length},${elements.length}`;
}

describe('the sheets', () => {
	it('declare the order of the layers once, and every layer is filled', () => {
		const used = new Set([...sheets.values()].flatMap((root) => rulesOf(root).map(layerOf)));
		expect([...used].filter((layer) => layer !== undefined).sort()).toEqual([...order].sort());
	});

	it.each([...sheets])('%s has every rule in a declared layer', (path, root) => {
		const outside = rulesOf(root).filter((rule) => !order.includes(layerOf(rule) ?? ''));
		expect(outside.length > 0).toBe(UNLAYERED.has(path));
	});

	it('say a thing with one weight in one sheet of a layer, so that no order of imports decides', () => {
		const owners = new Map<string, Set<string>>();
		for (const [path, root] of sheets) {
			for (const rule of rulesOf(root)) {
				for (const selector of rule.selectors) {
					rule.walkDecls(({ prop }) => {
						const key = `${layerOf(rule)}: ${subjectOf(selector)} ${prop} ${weightOf(selector)}`;
						owners.set(key, (owners.get(key) ?? new Set()).add(path));
					});
				}
			}
		}
		const shared = [...owners].filter(([, paths]) => paths.size > 1);
		expect(shared.map(([key, paths]) => `${key} in ${[...paths].join(', ')}`)).toEqual([]);
	});

	it('shout only over what another writes into an element', () => {
		const loud = declarations().filter(([, declaration]) => declaration.important);
		expect(new Set(loud.map(([path]) => path))).toEqual(new Set(IMPORTANT.keys()));
	});

	it('keep every distance on the scale', () => {
		const odd = declarations()
			.filter(([, { prop }]) => SPACING.test(prop))
			.flatMap(([path, { prop, value }]) =>
				valuesOf(value)
					.filter((part) => !ON_SCALE.test(part))
					.map((part) => `${path}: ${prop}: ${part}`),
			);
		expect(odd).toEqual([]);
	});

	it('change at the named widths and wishes alone', () => {
		const found = new Set<string>();
		for (const root of sheets.values()) root.walkAtRules('media', ({ params }) => void found.add(params));
		expect(found).toEqual(CONDITIONS);
	});
});

describe('what a selector speaks of, and its weight', () => {
	it.each([
		['.a .b:hover', '.b', '3,0'],
		['.a > b', '.a b', '1,1'],
		['.a:not(.b) .c::before', '.c::before', '3,0'],
		['h1', 'h1', '0,1'],
		['.a:has(:checked) i', '.a i', '2,1'],
		['.a:where(:not(.b))', '.a', '1,0'],
	])('%s', (selector, subject, weight) => {
		expect([subjectOf(selector), weightOf(selector)]).toEqual([subject, weight]);
	});
});
