import type { LlmsTexts } from '../llms-types.ts';

export const llms: LlmsTexts = {
	summary:
		'Banco de ensayo y referencia de dos especificaciones: el contrato de errores de herramientas de Asixto y los códigos de error de Agent-Native.',
	sections: {
		contract: 'Contrato y tipos',
		codes: 'Códigos Agent-Native',
		guide: 'Guías',
		rules: 'Reglas',
		tools: 'Herramientas',
	},
	files: 'Archivos',
	fileNames: [
		['schema/tool-error.schema.json', 'Esquema JSON del error de herramienta'],
		['registry/agent-native.json', 'Registro de códigos'],
		['registry/agent-native.schema.json', 'Esquema del registro'],
		['rules/catalogue.json', 'Catálogo de reglas'],
		['rules/catalogue.schema.json', 'Esquema del catálogo'],
		['es/llms-full.txt', 'Todas las páginas en un archivo'],
	],
};
