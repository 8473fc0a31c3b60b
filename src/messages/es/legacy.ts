import type { legacyRules } from '../../contract/rules/legacy/index.ts';
import { code } from '../inline.ts';
import type { GroupTexts } from '../types.ts';

export const legacy: GroupTexts<typeof legacyRules> = {
	'legacy-code': {
		name: 'Código heredado',
		summary: 'Un código antiguo de Agent-Native dentro de un fallo debe ceder el sitio a su código canónico.',
		fault: ({ legacy: old, canonical, retryDiffers }) => ({
			wrong: `${code(old)} es un código antiguo de Agent-Native`,
			consequence: 'El agente no lo lee: reacciona por `error_type`.',
			remedy: retryDiffers
				? `Escriba \`${canonical}\` y revise cuándo se reintenta: la respuesta cambia con el código.`
				: `Escriba \`${canonical}\`, el código canónico.`,
		}),
		fixes: { convert: ({ canonical }) => `Cambiar a \`${canonical}\`` },
	},
	'legacy-code-spelling': {
		name: 'Grafía de un código heredado',
		summary: 'Un valor parece un código de Agent-Native escrito de otra manera.',
		fault: ({ value, code: exact, canonical }) => ({
			wrong: `${code(value)} parece otra grafía de ${code(exact)}`,
			consequence: 'Solo la grafía exacta es un alias: así, el registro no lo reconoce.',
			remedy: `Si es ese código, escriba \`${canonical}\`. Si es de otro sistema, déjelo.`,
		}),
		fixes: { convert: ({ canonical }) => `Cambiar a \`${canonical}\`` },
	},
};
