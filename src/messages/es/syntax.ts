import type { SyntaxFaultTexts } from '../types.ts';

/** What is no JSON, by kind. */
export const faultNames: SyntaxFaultTexts = {
	'smart-quotes': {
		name: 'Comillas tipográficas',
		consequence:
			'Las suele poner un chat o un procesador de textos al copiar; la respuesta se juzga como si fueran rectas.',
		remedy: 'Si el servidor las envía así, cámbielas por comillas rectas.',
	},
	'single-quotes': {
		name: 'Comillas simples',
		remedy: 'En JSON las cadenas y las claves van entre comillas dobles.',
	},
	'backtick-quotes': {
		name: 'Comillas invertidas',
		remedy: 'En JSON las cadenas y las claves van entre comillas dobles.',
	},
	'unquoted-key': { name: 'Clave sin comillas', remedy: 'Ponga la clave entre comillas dobles.' },
	'unquoted-value': { name: 'Valor sin comillas', remedy: 'Ponga el texto entre comillas dobles.' },
	'unescaped-quote': { name: 'Comilla sin escapar dentro de una cadena', remedy: 'Escríbala como `\\"`.' },
	'unclosed-string': { name: 'Cadena sin cerrar', remedy: 'Cierre la cadena con comillas dobles.' },
	'python-literal': {
		name: 'Valor escrito como en Python',
		remedy: 'Use `json.dumps` en lugar de `str`: en JSON se escribe `null`, `true` y `false`.',
	},
	'undefined-literal': {
		name: 'Valor `undefined`',
		remedy: 'En JSON no existe: quite la clave o ponga `null`.',
	},
	'nan-literal': { name: 'Número que JSON no tiene', remedy: 'Ponga `null`, o el número como texto.' },
	'number-form': {
		name: 'Número mal escrito',
		remedy: 'Escríbalo sin ceros delante, sin signo más y con cifras a los dos lados del punto.',
	},
	'trailing-comma': { name: 'Coma de más', remedy: 'Quite la coma que va antes del cierre.' },
	'missing-comma': { name: 'Falta una coma', remedy: 'Separe los elementos con una coma.' },
	'missing-colon': { name: 'Faltan los dos puntos', remedy: 'Ponga dos puntos entre la clave y su valor.' },
	'missing-value': { name: 'Falta un valor', remedy: 'Ponga el valor o quite la clave.' },
	'missing-opening': {
		name: 'Falta el comienzo',
		consequence: 'Un programa no lo lee; aquí se juzga como si el comienzo estuviera.',
		remedy: 'Copie el cuerpo entero, desde la primera llave.',
	},
	'odd-spaces': {
		name: 'Espacios que JSON no admite',
		consequence:
			'Los suele poner un chat o un procesador de textos al copiar; un programa que lea esto tal cual lo rechaza.',
		remedy:
			'Cámbielos por espacios corrientes; si el servidor los envía, genere la respuesta con una biblioteca de JSON.',
	},
	comment: { name: 'Comentario', remedy: 'En JSON no hay comentarios: quítelo.' },
	'bad-escape': {
		name: 'Escape que no existe',
		remedy:
			'Después de `\\` solo valen `"`, `\\`, `/`, `b`, `f`, `n`, `r`, `t` y `u` con cuatro cifras hexadecimales.',
	},
	'control-character': {
		name: 'Salto de línea o carácter de control dentro de una cadena',
		remedy: 'Escríbalo como escape, por ejemplo `\\n`.',
	},
	'wrong-bracket': {
		name: 'Cierre que no corresponde',
		remedy: 'Cierre cada `{` con `}` y cada `[` con `]`.',
	},
	'extra-text': { name: 'Texto después del final', remedy: 'Deje un solo valor JSON.' },
	unexpected: {
		name: 'Texto que no es JSON',
		remedy: 'Genere la respuesta con una biblioteca de JSON, no a mano.',
	},
};
