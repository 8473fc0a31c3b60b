import { ALL_RULES } from '../contract/rules/index.ts';
import { type Context, SEVERITIES, type Severity } from '../contract/types.ts';
import { type CliProblem, LOCALES, type Locale } from '../messages/types.ts';

export interface CheckOptions {
	readonly files: readonly string[];
	readonly json: boolean;
	readonly help: boolean;
	readonly locale: Locale;
	readonly context: Context;
}

type Parsed = { readonly options: CheckOptions } | { readonly problem: CliProblem; readonly locale: Locale };

type Draft = {
	files: string[];
	json: boolean;
	help: boolean;
	locale: Locale;
	billing: boolean;
	elapsedSeconds?: number;
	tool?: string;
	rules: Record<string, Severity | 'off'>;
};

/** Sets one option; what it returns is why it could not. */
type Setter = (draft: Draft, value: string, option: string) => CliProblem | undefined;

const RULE_SETTINGS: readonly (Severity | 'off')[] = ['off', ...SEVERITIES];

const SETTERS: ReadonlyMap<string, Setter> = new Map<string, Setter>([
	[
		'--billing',
		(draft, value, option) => {
			const problem = unlessOneOf(value, ['on', 'off'], option);
			draft.billing = value === 'on';
			return problem;
		},
	],
	[
		'--elapsed',
		(draft, value, option) => {
			const seconds = Number(value);
			if (value.trim() === '' || !Number.isFinite(seconds) || seconds < 0) {
				return { id: 'bad-value', option, value, allowed: ['0', '12', '30.5'] };
			}
			draft.elapsedSeconds = seconds;
			return undefined;
		},
	],
	[
		'--tool',
		(draft, value) => {
			draft.tool = value;
			return undefined;
		},
	],
	[
		'--locale',
		(draft, value, option) => {
			const locale = LOCALES.find((known) => known === value);
			if (locale) draft.locale = locale;
			return unlessOneOf(value, LOCALES, option);
		},
	],
	[
		'--rule',
		(draft, value, option) => {
			const [rule = '', setting = ''] = value.split('=', 2);
			const chosen = RULE_SETTINGS.find((known) => known === setting);
			if (!ALL_RULES.some(({ meta }) => meta.id === rule)) return { id: 'unknown-rule', rule };
			if (chosen) draft.rules[rule] = chosen;
			return unlessOneOf(setting, RULE_SETTINGS, `${option} ${rule}=`);
		},
	],
]);

function unlessOneOf(value: string, allowed: readonly string[], option: string): CliProblem | undefined {
	return allowed.includes(value) ? undefined : { id: 'bad-value', option, value, allowed };
}

/** Reads the arguments behind `check`; the first thing that is wrong ends it. */
export function parseCheckArgs(args: readonly string[]): Parsed {
	const draft: Draft = { files: [], json: false, help: false, locale: 'es', billing: true, rules: {} };
	let problem: CliProblem | undefined;
	for (let index = 0; index < args.length; index += 1) {
		const arg = args[index] ?? '';
		if (arg === '--') {
			draft.files.push(...args.slice(index + 1));
			break;
		}
		if (arg === '-' || !arg.startsWith('-')) draft.files.push(arg);
		else if (arg === '--json') draft.json = true;
		else if (arg === '--help' || arg === '-h') draft.help = true;
		else {
			const [option, attached] = splitOption(arg);
			const value = attached ?? args[index + 1];
			if (attached === undefined) index += 1;
			problem ??= setOption(draft, option, value);
		}
	}
	if (!draft.help && !problem && draft.files.length === 0) problem = { id: 'no-files' };
	return problem && !draft.help ? { problem, locale: draft.locale } : { options: finish(draft) };
}

function setOption(draft: Draft, option: string, value: string | undefined): CliProblem | undefined {
	const set = SETTERS.get(option);
	if (!set) return { id: 'unknown-option', option };
	return value === undefined ? { id: 'missing-value', option } : set(draft, value, option);
}

function splitOption(arg: string): [option: string, attached: string | undefined] {
	const at = arg.indexOf('=');
	return at < 0 ? [arg, undefined] : [arg.slice(0, at), arg.slice(at + 1)];
}

function finish({ files, json, help, locale, billing, rules, elapsedSeconds, tool }: Draft): CheckOptions {
	return {
		files,
		json,
		help,
		locale,
		context: {
			billing,
			...(elapsedSeconds !== undefined && { elapsedSeconds }),
			...(tool !== undefined && { tool }),
			...(Object.keys(rules).length > 0 && { rules }),
		},
	};
}
