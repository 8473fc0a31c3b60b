import { headLines } from './lines.ts';

/** Beginnings of lines that only programs have. */
const STATEMENT =
	/^\s*(?:(?:export |async |pub |public |private |protected |static |final |abstract )*(?:function|class|interface|enum|struct|impl|trait|namespace|package|fn|def|func)\s+[\p{L}_$*(]|(?:const|let|var|val)\s+[\p{L}_${[]|export\s+default(?!\p{L})|module\.exports\s*=|import\s+[\p{L}_{*"'(]|from\s+[\p{L}_.]+\s+import\s|return(?:\s+[^.\s].*)?;?$|(?:if|while|for|switch|catch|match)\s*\(.*[{:;]?$|(?:if|elif|while|for|with|except|try|else|case|match)\b.*:$|raise\s+\w+|throw\s+new\s|#include\s*[<"]|#!\/|@[\p{L}_]+(?:\(.*\))?$|\}\s*(?:else|catch|finally)|type\s+\w+\s*=|use\s+[\w:]+;|using\s+[\w.]+;|SELECT\s.+\sFROM\s|INSERT INTO\s|CREATE TABLE\s)/u;
/** Ends and middles of lines that prose does not have. */
const SYNTAX =
	/(?:[;{]|=>(?:\s*[{(])?|\)\s*->.*:|\}\)?[;,]?)\s*$|^\s*(?:[\p{L}_$][\p{L}\p{N}_$.]*)\s*(?::=|=(?!=)|\+=)\s*\S|[!=]==?\s|\bself\.|\bnew [A-Z]\w*\(|^\s*\|\s+[A-Z]\w+|\w\(.*\)\s*;?$|\bnil\b|::\w+|^\s*\[{1,2}[\w.-]+\]{1,2}\s*$/u;
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
