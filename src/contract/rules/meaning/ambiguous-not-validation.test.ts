import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { ambiguousNotValidation } from './ambiguous-not-validation.ts';

describeSentenceRule(ambiguousNotValidation, {
	accept: [
		['SYSTEM', 'Hay varias fallas en la plataforma.'],
		['VALIDATION', 'Hay dos citas con ese nombre.'],
		['PERMISSION', 'Hay dos titulares y esa cuenta no está a su nombre.'],
	],
	reject: [[['SYSTEM', 'Hay dos citas con ese nombre.'], 'SYSTEM']],
	fix: [
		[
			['SYSTEM', 'Hay dos citas con ese nombre.'],
			'change-type',
			'VALIDATION',
			'Hay dos citas con ese nombre.',
		],
	],
});
