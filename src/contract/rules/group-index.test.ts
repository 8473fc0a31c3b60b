import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULE_GROUPS } from '../rule.ts';
import { exportedName, writeGroupIndex } from './testing/group-index.ts';

const FOLDER = 'src/contract/rules';

test.each(RULE_GROUPS)('the index of %s names the rules of its folder', async (group) => {
	const files = readdirSync(`${FOLDER}/${group}`).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
	const ids: string[] = [];
	for (const file of files.filter((name) => name !== 'index').sort()) {
		const module: Record<string, { readonly meta?: unknown }> = await import(`./${group}/${file}.ts`);
		if (module[exportedName(file)]?.meta) ids.push(file);
	}
	const current = readFileSync(`${FOLDER}/${group}/index.ts`, 'utf8');
	await expect(writeGroupIndex(group, current, ids)).toMatchFileSnapshot(`${group}/index.ts`);
});

test('a new rule comes last, one that is gone goes, and the others keep their order', () => {
	const before = [
		"import { goneRule } from './gone-rule.ts';",
		"import { secondRule } from './second-rule.ts';",
		"import { zFirst } from './z-first.ts';",
		'',
		'/** Rules of the group, by id. */',
		'export const inputRules = {',
		'\t[zFirst.meta.id]: zFirst,',
		'\t[goneRule.meta.id]: goneRule,',
		'\t[secondRule.meta.id]: secondRule,',
		'};',
		'',
	].join('\n');
	expect(writeGroupIndex('input', before, ['a-new-one', 'second-rule', 'z-first']).split('\n')).toEqual([
		"import { aNewOne } from './a-new-one.ts';",
		"import { secondRule } from './second-rule.ts';",
		"import { zFirst } from './z-first.ts';",
		'',
		'/** Rules of the group, by id. */',
		'export const inputRules = {',
		'\t[zFirst.meta.id]: zFirst,',
		'\t[secondRule.meta.id]: secondRule,',
		'\t[aNewOne.meta.id]: aNewOne,',
		'};',
		'',
	]);
});
