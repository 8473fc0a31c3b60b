import type { ErrorType } from '../../contract/types.ts';

/** Texts of the menu of what to take away, and of the comments in what is written. `code` stands as it is. */
export const takeaway = {
	menu: 'Llevarse…',
	groups: { report: 'Informe', test: 'Prueba', snippet: 'Fragmento que arma el error' },
	names: {
		report: 'Informe en Markdown',
		vitest: 'Prueba para Vitest',
		node: 'Prueba para Node',
		pytest: 'Prueba para pytest',
		typescript: 'TypeScript (SDK de MCP)',
		python: 'Python',
		go: 'Go',
		java: 'Java',
	},
	save: (name: string) => `Guardar: ${name}`,
	copied: (name: string) => `Copiado: ${name}.`,
	saved: (file: string) => `Se guarda como ${file}.`,
	notCopied: (name: string) => `No se pudo copiar: ${name}. Aquí está, ya seleccionado:`,
	saveFile: 'Guardar el archivo',
	failed: 'No se pudo preparar. El texto sigue intacto; inténtelo otra vez.',
	refusals: {
		'no-envelope': 'Solo un error de negocio da un fragmento. Esta respuesta no lo es.',
		'no-payload': 'Esta respuesta no lleva JSON que el esquema pueda comprobar.',
		'too-large': 'La respuesta es demasiado larga para una prueba. Deje en el texto solo lo necesario.',
	},
	test: {
		aboutFailure:
			'Comprueba que este error cumple el contrato. Ponga en su lugar lo que devuelve su herramienta.',
		aboutSuccess:
			'Comprueba que este éxito no es un error disfrazado. Ponga en su lugar lo que devuelve su herramienta.',
		schema: (address: string) =>
			`El esquema es el publicado en ${address}; va copiado aquí para no necesitar red. Solo ve la forma, no lo que dice la frase.`,
		needs: {
			vitest: 'Necesita: npm install --save-dev vitest ajv',
			node: 'Necesita: npm install --save-dev ajv. Se ejecuta con: node --test',
			pytest:
				'Necesita pytest. Con jsonschema instalado comprueba el esquema entero; sin él, solo error_type y user_message.',
		},
		faults: 'Lo que Contraste encontró en la respuesta:',
		received: 'Lo que llegó, sin sus envolturas.',
		failureName: 'el error cumple el contrato',
		successName: 'el éxito no es un error',
	},
	snippet: {
		about: 'Devuelva este resultado desde su herramienta.',
		missing: {
			type: (type: ErrorType) =>
				`La respuesta no traía uno de los seis tipos: se puso ${type}. Elija el que corresponda.`,
			sentence: (_: ErrorType) => 'La respuesta no traía una frase que sirva: escriba la suya.',
		},
	},
};

export type TakeawayTexts = typeof takeaway;
