import type { Locale } from '../locales.ts';

interface GlossaryEntry {
	/** Anchor, equal in both languages. */
	readonly id: string;
	readonly term: Readonly<Record<Locale, string>>;
	readonly meaning: Readonly<Record<Locale, string>>;
}

function entry(id: string, es: string, zh: string, esMeaning: string, zhMeaning: string): GlossaryEntry {
	return { id, term: { es, 'zh-cn': zh }, meaning: { es: esMeaning, 'zh-cn': zhMeaning } };
}

/** The words that both languages hold steady, on every page and in every message. */
export const GLOSSARY: readonly GlossaryEntry[] = [
	entry(
		'agente',
		'agente',
		'智能体',
		'Quien habla con el cliente y llama a sus herramientas.',
		'与客户对话、调用您的工具的一方。',
	),
	entry(
		'runtime',
		'runtime',
		'运行时',
		'La parte de la plataforma que lee la respuesta y decide la reacción.',
		'平台中读取响应并决定反应的部分。',
	),
	entry(
		'herramienta',
		'herramienta',
		'工具',
		'Lo que usted integra y el agente llama.',
		'由您接入、供智能体调用的功能。',
	),
	entry(
		'respuesta',
		'respuesta',
		'响应',
		'Lo que su herramienta devuelve, con lo que la envuelve.',
		'工具返回的内容，连同它外面的各层。',
	),
	entry(
		'capa',
		'capa',
		'层',
		'Cada envoltura de la respuesta: HTTP, SSE, JSON-RPC, resultado MCP.',
		'响应的每一层外壳：HTTP、SSE、JSON-RPC、MCP 结果。',
	),
	entry(
		'frase',
		'frase',
		'话术',
		'El `user_message`: lo que el agente dice a su modo o lee en voz alta.',
		'即 `user_message`：智能体转述或念出来的话。',
	),
	entry(
		'enunciado',
		'enunciado',
		'条目',
		'Una afirmación numerada de una de las dos fuentes, como ES-13.',
		'两份来源中带编号的一条陈述，例如 ES-13。',
	),
	entry(
		'ensayar',
		'ensayar',
		'检验',
		'Juzgar una respuesta y predecir la reacción.',
		'判定一个响应，并预测反应。',
	),
	entry(
		'veredicto',
		'veredicto',
		'结论',
		'Qué es el texto pegado y si cumple el contrato.',
		'所粘贴的文本是什么，以及是否符合契约。',
	),
	entry(
		'reaccion',
		'reacción',
		'反应',
		'Lo que el agente hace al recibir la respuesta, en el chat y en una llamada.',
		'智能体收到响应后的做法，分聊天与电话。',
	),
	entry('falta', 'falta', '问题', 'Cualquier cosa que una regla señala.', '规则指出的任何一处。'),
	entry(
		'incumplimiento',
		'incumplimiento',
		'违反',
		'Falta mecánica y segura: la respuesta no cumple.',
		'机械且确定的问题：响应不符合契约。',
	),
	entry(
		'aviso',
		'aviso',
		'警告',
		'Falta que sale de leer la frase: parece, y puede no serlo.',
		'从话术的读法得出的问题：看起来是，也可能不是。',
	),
	entry(
		'consejo',
		'consejo',
		'建议',
		'Algo que mejora una respuesta que ya es correcta.',
		'让已经正确的响应更好的提示。',
	),
	entry(
		'llamada',
		'llamada',
		'电话',
		'El canal de voz. En él no hay una acción de escalado.',
		'语音渠道。那里没有“转交”这个动作。',
	),
	entry(
		'escalar',
		'escalar a un humano',
		'转交人工',
		'Pasar la conversación a una persona, en el chat.',
		'在聊天中把对话交给真人。',
	),
	entry(
		'transferir',
		'ofrecer transferir',
		'询问是否转接',
		'Lo único que el agente puede hacer en una llamada en lugar de escalar.',
		'电话中代替转交、智能体唯一能做的事。',
	),
	entry(
		'improvisar',
		'improvisar',
		'临场发挥',
		'Lo que hace el agente cuando el contrato no define ninguna reacción.',
		'契约没有规定反应时，智能体的做法。',
	),
	entry(
		'facturacion',
		'escenario de facturación',
		'账单场景',
		'El flujo al que lleva `BLOCKER`, si el tenant lo tiene activo.',
		'`BLOCKER` 通向的流程，前提是租户已启用。',
	),
	entry(
		'tenant',
		'tenant',
		'租户',
		'La empresa que usa la plataforma, con su propia configuración.',
		'使用平台的企业，有自己的配置。',
	),
	entry(
		'catalogo-vacio',
		'catálogo vacío',
		'空目录',
		'Una búsqueda válida sin resultados: un éxito.',
		'有效的搜索没有结果：属于成功。',
	),
	entry(
		'estado-terminal',
		'estado terminal',
		'终结状态',
		'Un estado del que ya no se sale: cancelada, cerrada, entregada.',
		'不会再变化的状态：已取消、已关闭、已送达。',
	),
	entry(
		'error-de-negocio',
		'error de negocio',
		'业务错误',
		'Un fallo que el agente debe contar: va dentro de la respuesta.',
		'需要智能体说明的失败：放在响应里面。',
	),
	entry(
		'error-de-protocolo',
		'error de protocolo',
		'协议错误',
		'Un fallo del transporte: credencial, esquema, versión, herramienta inexistente.',
		'传输层的失败：凭证、schema、版本、工具不存在。',
	),
	entry(
		'codigo-antiguo',
		'código antiguo',
		'旧码',
		'Una cadena que Agent-Native usa hoy, también llamada código actual o heredado.',
		'Agent-Native 目前使用的字符串，也叫现有码。',
	),
	entry(
		'codigo-canonico',
		'código canónico',
		'规范码',
		'El código que lo sustituye; empieza por `agent.`.',
		'取代它的错误码，以 `agent.` 开头。',
	),
	entry(
		'reintento-acotado',
		'reintento acotado',
		'有界重试',
		'Volver a intentar un número limitado de veces; lo hace el adapter.',
		'次数有限的重试，由 adapter 执行。',
	),
	entry(
		'efectos',
		'efectos secundarios',
		'副作用',
		'Lo que pudo quedar hecho aunque la ejecución fallara.',
		'即使执行失败，也可能已经造成的改动。',
	),
	entry(
		'punzon',
		'punzón',
		'印记',
		'La marca que lleva el veredicto: por la forma se sabe qué es; por el golpe, si cumple.',
		'承载结论的标记：看形状知道是什么，看印痕知道是否符合。',
	),
];
