import type { AnswerFixes } from '../../contract/meaning/propose-answers.ts';
import type { Answer } from '../../contract/meaning/read-meaning.ts';
import type { TypeFixes } from '../../contract/rules/meaning/change-type.ts';
import { errorTypes } from './error-types.ts';

type Args = AnswerFixes['answer-with'];

const WHOSE: Readonly<Record<Args['whose'], string>> = {
	own: '，保留原句',
	mended: '，保留原句并去掉技术内容',
	ours: '，使用示例句',
};

/** Labels of the fixes that write the whole right response; each says what speaks for it. */
export const answerFixes = {
	'answer-with': ({ answer, whose }: Args): string =>
		answer === 'empty-search'
			? '返回成功、空列表和 `total: 0`：按条件查找而没有结果'
			: `返回 \`${answer}\`${WHOSE[whose]}：${errorTypes[answer].choose}`,
};

/** Labels of the fixes that give an envelope another type. */
export const changeType = {
	'change-type': ({ to }: TypeFixes['change-type']): string => `改为 \`${to}\`：${errorTypes[to].choose}`,
};

const nameOf = (answer: Answer): string =>
	answer === 'empty-search' ? '空的查找结果（带 `total: 0` 的成功）' : `\`${answer}\``;

/** What the words of a failure point to, and what decides where they point to several things. */
export function seemsToBe(answers: readonly Answer[]): string {
	const [first, second] = answers;
	if (first === undefined) return '文字没有说明是什么情况：请按智能体应当做的事来选类型。';
	if (second === undefined) return `从文字看，应是${nameOf(first)}。`;
	return `从文字看，应是${nameOf(first)}；${decides(answers) ?? `否则是${nameOf(second)}。`}`;
}

function decides(answers: readonly Answer[]): string | undefined {
	return answers.slice(0, 2).includes('empty-search') && answers.slice(0, 2).includes('NOT_FOUND')
		? '按条件查找没有结果属于成功，指定的某一项不存在才是 `NOT_FOUND`。'
		: undefined;
}
