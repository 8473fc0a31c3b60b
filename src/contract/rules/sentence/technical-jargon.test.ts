import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { technicalJargon } from './technical-jargon.ts';

describeSentenceRule(technicalJargon, {
	accept: [
		'No queda ninguna tabla de surf. Hay de dos metros.',
		'El servidor público que lo atiende vuelve el lunes.',
		'La columna vertebral y la vista al mar van aparte.',
		'El curso de bases de datos está lleno; hay cupo en el curso de SQL.',
		'El token de su banco ya venció.',
		'El XML de su factura ya fue enviado.',
		'El id 1.234.567.890 va con puntos.',
	],
	reject: [
		['La base de datos no responde.', 'base de datos'],
		['El cliente no está en la tabla clientes.', 'tabla clientes'],
		['No llego a 10.1.2.3:8080 ahora.', '10.1.2.3:8080'],
		['Salesforce no responde.', 'Salesforce'],
	],
});
