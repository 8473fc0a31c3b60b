import { anyOf } from '../../text/any-of.ts';
import { headLines } from './lines.ts';

/** Beginnings of lines that only programs have. */
const STATEMENT = anyOf(
	[
		String.raw`(?:export |async |pub |public |private |protected |static |final |abstract )*(?:function|class|interface|enum|struct|impl|trait|namespace|package|fn|def|func)\s+[\p{L}_$*(]`,
		/(?:const|let|var|val)\s+[\p{L}_${[]/u,
		/export\s+default(?!\p{L})/u,
		/module\.exports\s*=/u,
		/import\s+[\p{L}_{*"'(]/u,
		/from\s+[\p{L}_.]+\s+import\s/u,
		/return(?:\s+[^.\s].*)?;?$/u,
		/(?:if|while|for|switch|catch|match)\s*\(.*[{:;]?$/u,
		/(?:if|elif|while|for|with|except|try|else|case|match)\b.*:$/u,
		/raise\s+\w+/u,
		/throw\s+new\s/u,
		/#include\s*[<"]/u,
		/#!\//u,
		/@[\p{L}_]+(?:\(.*\))?$/u,
		/\}\s*(?:else|catch|finally)/u,
		/type\s+\w+\s*=/u,
		/use\s+[\w:]+;/u,
		/using\s+[\w.]+;/u,
		/SELECT\s.+\sFROM\s/u,
		/INSERT INTO\s|CREATE TABLE\s/u,
	],
	{ flags: 'u', start: /^\s*/ },
);
/** Ends and middles of lines that prose does not have. */
const SYNTAX = anyOf(
	[
		/(?:[;{]|=>(?:\s*[{(])?|\)\s*->.*:|\}\)?[;,]?)\s*$/u,
		/^\s*(?:[\p{L}_$][\p{L}\p{N}_$.]*)\s*(?::=|=(?!=)|\+=)\s*\S/u,
		/[!=]==?\s/u,
		/\bself\./u,
		/\bnew [A-Z]\w*\(/u,
		/^\s*\|\s+[A-Z]\w+/u,
		/\w\(.*\)\s*;?$/u,
		/\bnil\b/u,
		/::\w+/u,
		/^\s*\[{1,2}[\w.-]+\]{1,2}\s*$/u,
	],
	{ flags: 'u' },
);
const YAML_LINE = /^\s*(?:- )?[\p{L}_][\p{L}\p{N}_.-]*:(?:\s+\S.*)?$/u;
const COMMENT = /^\s*(?:\/\/|\/\*|\*\s|#\s|--\s|<!--)/;

/** Whether the lines read as a program or a configuration, not as its output. */
export function looksLikeSource(text: string): boolean {
	const lines = headLines(text, 200, 300).filter((line) => line.trim() !== '');
	const code = lines.filter((line) => !COMMENT.test(line));
	if (code.length === 0) return false;
	const statements = code.filter((line) => STATEMENT.test(line)).length;
	const syntax = code.filter((line) => SYNTAX.test(line)).length;
	if (statements > 0 && (code.length <= 3 || statements + syntax >= code.length * 0.4)) return true;
	return code.length >= 2 && syntax >= code.length * 0.6;
}

/** A YAML map or another list of `key: value` lines with indentation. */
export function looksLikeYaml(text: string): boolean {
	const lines = headLines(text, 100, 300).filter((line) => line.trim() !== '' && !COMMENT.test(line));
	if (lines.length < 2) return false;
	const pairs = lines.filter((line) => YAML_LINE.test(line)).length;
	return pairs >= lines.length * 0.8 && lines.some((line) => /^\s{2,}\S/.test(line) || /:$/.test(line));
}
