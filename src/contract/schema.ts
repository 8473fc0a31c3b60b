import * as z from '../zod.ts';
import { ERROR_TYPES } from './types.ts';

const toolError = z
	.looseObject({
		error_type: z
			.enum(ERROR_TYPES)
			.check(
				z.describe(
					'DEBE. Uno de los seis valores, con esa grafía exacta; de él sale la reacción del agente (ES-05).',
				),
			),
		user_message: z
			.string()
			.check(
				z.regex(/\S/),
				z.describe(
					'DEBE. Frase corta en español neutro, sin jerga ni identificadores; el agente la parafrasea o la lee en voz alta (ES-06).',
				),
			),
		details: z
			.optional(z.unknown())
			.check(
				z.describe(
					'PUEDE. Detalle técnico para la traza propia; no se consume ni llega al modelo o al usuario (ES-07).',
				),
			),
	})
	.check(
		z.describe(
			'El fallo de negocio. Ningún otro campo se interpreta (ES-08); no hay marca de reintento (ES-09).',
		),
	);

/** The payload of a business failure (ES-04 … ES-09); what stands beside `error` is left to the rules. */
export const toolErrorSchema = z.looseObject({ error: toolError }).check(
	z.meta({
		title: 'Error de herramienta',
		description: 'Respuesta de una herramienta que falla por motivos de negocio (ES-04).',
	}),
);

/**
 * The published JSON Schema (draft 2020-12).
 * @param baseUrl Address of the site, with or without a final slash.
 */
export function toolErrorJsonSchema(baseUrl: string): Record<string, unknown> {
	const { $schema, ...schema } = z.toJSONSchema(toolErrorSchema, { target: 'draft-2020-12' });
	const $id = `${baseUrl.replace(/\/$/, '')}/schema/tool-error.schema.json`;
	return { $schema, $id, ...schema };
}
