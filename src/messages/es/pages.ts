import type { PageTexts } from '../page-types.ts';
import { codePage } from './code-page.ts';
import { gallery, rulePage } from './rule-page.ts';
import { flow, typePage } from './type-page.ts';

const empty = 'La búsqueda no dio resultados';
const outage = 'La base de datos no responde';

export const pages: PageTexts = {
	flow,
	typePage,
	codePage,
	rulePage,
	gallery,
	specification: {
		statement: 'Enunciado',
		situation: 'Situación',
		answer: 'Responda',
		source: {
			contract: 'Fuente: contrato de errores de herramientas de Asixto. El texto que rige está en español.',
			codes: 'Fuente: correspondencia de códigos de error de Agent-Native. El texto que rige está en chino.',
			open: 'Lo que la fuente deja abierto se muestra abierto.',
		},
		fields: {
			field: 'Campo',
			obligation: 'Exigencia',
			use: 'Para qué',
			must: 'DEBE',
			may: 'PUEDE',
			uses: {
				'ES-05': 'Uno de los seis valores, exactamente con esa grafía. De él sale la reacción del agente.',
				'ES-06':
					'Frase corta, en español neutro, libre de jerga y de identificadores. El agente la dice con otras palabras o la lee en voz alta.',
				'ES-07':
					'Detalle técnico para su propia traza. El runtime no lo consume: ni el modelo ni el usuario llegan a verlo.',
			},
		},
		types: {
			type: 'Tipo',
			when: 'Cuándo',
			agent: 'Qué hace el agente',
			chat: 'Chat:',
			voice: 'Llamada:',
		},
		blocker: {
			title: 'Antes de usar BLOCKER',
			tension:
				'La fuente nombra mora, suspensión y cuenta bloqueada al definir el valor, y después lo reserva para impedimentos de cartera. Contraste no da aviso por ninguno de los tres.',
		},
		notAnError: {
			'ES-20': {
				situation: 'Una búsqueda válida no encuentra nada',
				answer: '**Éxito** con la lista vacía y `total: 0`: `{"resultados": [], "total": 0}`',
			},
			'ES-21': {
				situation: 'El cliente pide una franja ocupada',
				answer: '`VALIDATION`, y la respuesta trae las alternativas disponibles',
			},
			'ES-22': {
				situation: 'El dato encaja con varios candidatos',
				answer: '`VALIDATION`, con un `user_message` en el que se pida precisar. Nunca elija por el cliente.',
			},
			'ES-23': {
				situation: 'La entidad está en un estado terminal: cita cancelada, oportunidad cerrada',
				answer: '`VALIDATION`, y el `user_message` dice cuál es el estado actual',
			},
			'ES-24': {
				situation: 'Su servidor limita por cuota',
				answer: '`SYSTEM`. El agente lo trata como un fallo transitorio, y eso es lo correcto.',
			},
			'ES-25': {
				situation: 'Su herramienta tarda más de 30 s',
				answer: 'Nada: el runtime cortó antes. Diséñela para que no ocurra.',
			},
		},
		emptyTitle: 'Catálogo vacío no es error',
		distinction: {
			happened: 'Qué pasó',
			returned: 'Qué se respondió',
			heard: 'Qué oye el cliente',
			verdict: 'Veredicto',
			or: 'o',
			cases: {
				'empty-as-error': { happened: empty, verdict: 'Falso' },
				'outage-as-not-found': {
					happened: outage,
					verdict: 'Falso y grave',
				},
				'empty-as-success': { happened: empty, verdict: 'Correcto' },
				'outage-as-system': {
					happened: outage,
					verdict: 'Correcto',
				},
			},
		},
		protocol: {
			'ES-29': { situation: 'Falta la credencial o es inválida', answer: '`401` con `WWW-Authenticate`' },
			'ES-30': {
				situation: 'La entrada no cumple el `inputSchema`',
				answer: 'El error de contrato del SDK, que él mismo genera al validar',
			},
			'ES-31': {
				situation: 'La versión de protocolo no está soportada',
				answer: 'El error de versión que prevé el estándar, y no un `500`',
			},
			'ES-32': { situation: 'La herramienta no existe', answer: 'El error de método del protocolo' },
			'ES-33': {
				situation: 'Salta una excepción no controlada',
				answer: 'Captúrela y devuelva `SYSTEM`. Ante un `500` sin cuerpo, el agente no tiene nada que decir.',
			},
		},
		codes: {
			legacy: 'Código actual',
			canonical: 'Código canónico',
			note: 'Nota',
			also: 'También desde',
			same: 'el del canónico',
			contractCaption: 'Doce códigos.',
			transportCaption: 'Siete códigos. Donde la fuente calla, se lee «no especificado».',
			filter: 'Filtrar por código, HTTP o reintento',
			filterNone: 'Ningún código coincide con el filtro.',
			openConverter: 'Abrir en el convertidor',
			convert: 'Convertir mis archivos',
			classValue: 'Valor',
			classMeaning: 'Qué es',
		},
	},
	judged: {
		open: 'Ensayar',
		openLabel: (title) => `Ensayar «${title}»`,
		both: 'En el chat y en una llamada',
		place: (line, column) => `Línea ${line}, columna ${column}`,
	},
	home: {
		live: 'Ejemplo juzgado',
		chips: 'Otros ejemplos',
		paste: 'Pegar una respuesta',
		after: 'Con la corrección',
		doors: 'Por dónde seguir',
		doorTexts: [
			{
				slug: 'playground',
				title: 'Ensayar una respuesta',
				text: 'Lea el veredicto y la reacción, por chat y por teléfono, y vaya a cada falta.',
			},
			{
				slug: 'contract',
				title: 'Leer el contrato',
				text: 'Los seis tipos de error y la reacción que provoca cada uno.',
			},
			{
				slug: 'converter',
				title: 'Convertir códigos',
				text: 'Cambie los diecinueve códigos antiguos por los diecisiete canónicos y llévese el parche.',
			},
		],
		strikes: {
			clean: { name: 'Entero', meaning: 'Cumple el contrato, sin avisos.' },
			warn: { name: 'Solo el contorno', meaning: 'Solo avisos. Si alguno es grave, lo dice el título.' },
			cut: { name: 'Partido', meaning: 'No cumple.' },
			blank: { name: 'Sin golpe', meaning: 'No es una respuesta.' },
		},
		shapes: {
			success: { name: 'Disco', meaning: 'Éxito' },
			'business-error': { name: 'Octógono', meaning: 'Error de negocio' },
			'protocol-error': { name: 'Escudo', meaning: 'Error de protocolo' },
		},
	},
};
