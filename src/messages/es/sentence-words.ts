/** Names of what the rules on sentences find, for the middle of a sentence. */
export const LANGUAGE_NAMES = {
	en: 'inglés',
	pt: 'portugués',
	fr: 'francés',
	it: 'italiano',
	de: 'alemán',
	ca: 'catalán',
	gl: 'gallego',
	script: 'otro alfabeto',
} as const;

export const CODE_NAMES = {
	identifier: 'un identificador',
	name: 'un nombre de programa',
	status: 'un código de error',
	timestamp: 'una marca de tiempo',
	'error-code': 'un código de error',
} as const;

export const JARGON = {
	term: 'un término técnico',
	product: 'el nombre de un sistema',
	table: 'una tabla o un campo',
	address: 'una dirección interna',
	code: 'un término técnico',
} as const;

export const DATA = {
	email: 'un correo',
	document: 'un documento',
	card: 'una tarjeta',
	account: 'una cuenta bancaria',
	address: 'una dirección',
	birth: 'una fecha de nacimiento',
	name: 'un nombre completo',
	mobile: 'un celular',
} as const;

export const MARKS = {
	tag: 'una etiqueta',
	emphasis: 'marcas de énfasis',
	link: 'un enlace con formato',
	list: 'una lista',
	'line-break': 'un salto de línea',
} as const;

export const SPOKEN = {
	date: 'una fecha en cifras',
	time: 'una hora en cifras',
	amount: 'un valor en cifras',
	abbreviation: 'una abreviatura',
	slash: 'una barra',
	'web-address': 'una dirección de internet',
	sign: 'un signo',
} as const;
