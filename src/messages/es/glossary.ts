import type { GlossaryTexts } from '../glossary-types.ts';

export const glossary: GlossaryTexts = {
	agente: { term: 'agente', meaning: 'Quien habla con el cliente y llama a sus herramientas.' },
	runtime: {
		term: 'runtime',
		meaning: 'La parte de la plataforma que lee la respuesta y decide la reacción.',
	},
	herramienta: { term: 'herramienta', meaning: 'Lo que usted integra y el agente llama.' },
	respuesta: { term: 'respuesta', meaning: 'Lo que su herramienta devuelve, con lo que la envuelve.' },
	capa: { term: 'capa', meaning: 'Cada envoltura de la respuesta: HTTP, SSE, JSON-RPC, resultado MCP.' },
	frase: { term: 'frase', meaning: 'El `user_message`: lo que el agente dice a su modo o lee en voz alta.' },
	enunciado: { term: 'enunciado', meaning: 'Una afirmación numerada de una de las dos fuentes, como ES-13.' },
	ensayar: { term: 'ensayar', meaning: 'Juzgar una respuesta y predecir la reacción.' },
	veredicto: { term: 'veredicto', meaning: 'Qué es el texto pegado y si cumple el contrato.' },
	reaccion: {
		term: 'reacción',
		meaning: 'Lo que el agente hace al recibir la respuesta, en el chat y en una llamada.',
	},
	falta: { term: 'falta', meaning: 'Cualquier cosa que una regla señala.' },
	incumplimiento: { term: 'incumplimiento', meaning: 'Falta mecánica y segura: la respuesta no cumple.' },
	aviso: { term: 'aviso', meaning: 'Falta que sale de leer la frase: parece, y puede no serlo.' },
	consejo: { term: 'consejo', meaning: 'Algo que mejora una respuesta que ya es correcta.' },
	llamada: { term: 'llamada', meaning: 'El canal de voz. En él no hay una acción de escalado.' },
	escalar: { term: 'escalar a un humano', meaning: 'Pasar la conversación a una persona, en el chat.' },
	transferir: {
		term: 'ofrecer transferir',
		meaning: 'Lo único que el agente puede hacer en una llamada en lugar de escalar.',
	},
	improvisar: {
		term: 'improvisar',
		meaning: 'Lo que hace el agente cuando el contrato no define ninguna reacción.',
	},
	facturacion: {
		term: 'escenario de facturación',
		meaning: 'El flujo al que lleva `BLOCKER`, si el tenant lo tiene activo.',
	},
	tenant: { term: 'tenant', meaning: 'La empresa que usa la plataforma, con su propia configuración.' },
	'catalogo-vacio': { term: 'catálogo vacío', meaning: 'Una búsqueda válida sin resultados: un éxito.' },
	'estado-terminal': {
		term: 'estado terminal',
		meaning: 'Un estado del que ya no se sale: cancelada, cerrada, entregada.',
	},
	'error-de-negocio': {
		term: 'error de negocio',
		meaning: 'Un fallo que el agente debe contar: va dentro de la respuesta.',
	},
	'error-de-protocolo': {
		term: 'error de protocolo',
		meaning: 'Un fallo del transporte: credencial, esquema, versión, herramienta inexistente.',
	},
	'codigo-antiguo': {
		term: 'código antiguo',
		meaning: 'Una cadena que Agent-Native usa hoy, también llamada código actual o heredado.',
	},
	'codigo-canonico': {
		term: 'código canónico',
		meaning: 'El código que lo sustituye; empieza por `agent.`.',
	},
	'reintento-acotado': {
		term: 'reintento acotado',
		meaning: 'Volver a intentar un número limitado de veces; lo hace el adapter.',
	},
	efectos: { term: 'efectos secundarios', meaning: 'Lo que pudo quedar hecho aunque la ejecución fallara.' },
	punzon: {
		term: 'punzón',
		meaning: 'La marca que lleva el veredicto: por la forma se sabe qué es; por el golpe, si cumple.',
	},
};
