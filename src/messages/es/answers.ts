import type { AnswerFixes } from '../../contract/meaning/propose-answers.ts';
import type { Answer } from '../../contract/meaning/read-meaning.ts';
import type { TypeFixes } from '../../contract/rules/meaning/change-type.ts';
import { errorTypes } from './error-types.ts';

type Args = AnswerFixes['answer-with'];

const WHOSE: Readonly<Record<Args['whose'], string>> = {
	own: ' y su frase',
	mended: ' y su frase sin lo técnico',
	ours: ' y una frase de ejemplo',
};

/** Labels of the fixes that write the whole right response; each says what speaks for it. */
export const answerFixes = {
	'answer-with': ({ answer, whose }: Args): string =>
		answer === 'empty-search'
			? 'Responder con éxito, lista vacía y `total: 0`: se buscó por criterios y no hay nada'
			: `Responder con \`${answer}\`${WHOSE[whose]}: ${errorTypes[answer].choose}`,
};

/** Labels of the fixes that give an envelope another type. */
export const changeType = {
	'change-type': ({ to }: TypeFixes['change-type']): string =>
		`Cambiar a \`${to}\`: ${errorTypes[to].choose}`,
};

const nameOf = (answer: Answer): string =>
	answer === 'empty-search' ? 'la búsqueda vacía, un éxito con `total: 0`' : `\`${answer}\``;

/** What the words of a failure point to, and what decides where they point to several things. */
export function seemsToBe(answers: readonly Answer[]): string {
	const [first, second] = answers;
	if (first === undefined)
		return 'Las palabras no dicen de qué se trata: elija el tipo por lo que el agente debe hacer.';
	if (second === undefined) return `Por lo que dice, debe ser ${nameOf(first)}.`;
	return `Por lo que dice, debe ser ${nameOf(first)}; ${decides(answers) ?? `si no, ${nameOf(second)}.`}`;
}

function decides(answers: readonly Answer[]): string | undefined {
	return answers.slice(0, 2).includes('empty-search') && answers.slice(0, 2).includes('NOT_FOUND')
		? 'una búsqueda por criterios es un éxito vacío, y una cosa concreta que no existe es `NOT_FOUND`.'
		: undefined;
}
