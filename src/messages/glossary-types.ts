/** Words of the glossary by their anchors, which are equal in every language. */
export const GLOSSARY_IDS = [
	'agente',
	'runtime',
	'herramienta',
	'respuesta',
	'capa',
	'frase',
	'enunciado',
	'ensayar',
	'veredicto',
	'reaccion',
	'falta',
	'incumplimiento',
	'aviso',
	'consejo',
	'llamada',
	'escalar',
	'transferir',
	'improvisar',
	'facturacion',
	'tenant',
	'catalogo-vacio',
	'estado-terminal',
	'error-de-negocio',
	'error-de-protocolo',
	'codigo-antiguo',
	'codigo-canonico',
	'reintento-acotado',
	'efectos',
	'punzon',
] as const;

type GlossaryId = (typeof GLOSSARY_IDS)[number];

/** The words that all languages hold steady, on every page and in every message. */
export type GlossaryTexts = Readonly<Record<GlossaryId, { readonly term: string; readonly meaning: string }>>;
