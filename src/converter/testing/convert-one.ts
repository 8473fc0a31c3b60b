import fc from 'fast-check';
import { LEGACY_CODES } from '../../registry/index.ts';
import { type ConvertedFile, convert } from '../index.ts';

export async function convertOne(
	text: string,
	name: string,
	includeSuggestions = false,
): Promise<ConvertedFile> {
	const { files } = await convert([{ name, text }], { includeSuggestions });
	const [file] = files;
	if (!file) throw new Error('One text gives one file.');
	return file;
}

const NAMES = [
	'a.json',
	'a.ndjson',
	'a.yaml',
	'a.go',
	'a.toml',
	'.env',
	'a.md',
	'a.csv',
	'a.xml',
	'a.log',
	'a.ts',
	'a.py',
	'pasted',
] as const;

/** Pieces of every notation, right and broken, so that the scanners meet what they were not made for. */
const piece = fc.oneof(
	fc.constantFrom(
		...LEGACY_CODES,
		'agent.timeout',
		'agent.tool_rejected',
		'DeadlineExceeded',
		'cancelled',
		'RUN_TIMEOUT',
	),
	fc.constantFrom(
		'"',
		"'",
		'`',
		'```',
		'```json\n',
		'{',
		'}',
		'[',
		']',
		'(',
		')',
		':',
		': ',
		'=',
		',',
		'|',
		'- ',
	),
	fc.constantFrom(
		'\n',
		'\r\n',
		'\r',
		'\t',
		' ',
		'  ',
		'\\',
		'\\"',
		'#',
		'//',
		'/*',
		'*/',
		'<!--',
		'\uFEFF',
		'---\n',
	),
	fc.constantFrom(
		'code',
		'code: ',
		'code=',
		'"code":',
		'err=',
		'status',
		'codes = [',
		'case ',
		'package a\n',
		'é',
		'中',
		'😀',
	),
);
export const anyText = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
export const anyName = fc.constantFrom(...NAMES);
