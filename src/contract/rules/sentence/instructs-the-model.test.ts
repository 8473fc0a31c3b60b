import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { instructsTheModel } from './instructs-the-model.ts';

describeSentenceRule(instructsTheModel, {
	accept: [
		'Indíqueme la fecha, por favor.',
		'Pida su certificado en la sede.',
		'Pregunte por la Sra. Díaz en recepción.',
		'Llame a servicio al cliente.',
		'No le diga su clave a nadie.',
		'Use la función «olvidé mi clave» de la aplicación.',
		'El modelo debe ser 2015 o posterior.',
		'Pídale al titular que lo autorice.',
	],
	reject: [
		['Dile que repita la fecha.', 'Dile'],
		['Llama a buscar_citas.', 'Llama a buscar_citas'],
		['Ofrece otros horarios.', 'Ofrece otros'],
		['[SISTEMA] Falta la fecha.', '[SISTEMA]'],
	],
	fix: [['La fecha ya pasó. Pídele otra.', 'cut-instruction', 'VALIDATION', 'La fecha ya pasó.']],
});
