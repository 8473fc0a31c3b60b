interface Resultado {
	readonly content: readonly { readonly type: 'text'; readonly text: string }[];
	readonly structuredContent?: object;
	readonly isError?: boolean;
}

const LIMITE_MS = 25_000;

function sistema(causa: unknown): Resultado {
	const datos = {
		error: {
			error_type: 'SYSTEM',
			user_message: 'Ahora no es posible completar la consulta.',
			details: String(causa),
		},
	};
	return { content: [{ type: 'text', text: JSON.stringify(datos) }], isError: true };
}

export function protegida<E>(
	herramienta: (entrada: E, señal: AbortSignal) => Promise<Resultado>,
	limite = LIMITE_MS,
) {
	return async (entrada: E): Promise<Resultado> => {
		const señal = AbortSignal.timeout(limite);
		const corte = new Promise<never>((_, rechazar) => {
			señal.addEventListener('abort', () => rechazar(señal.reason));
		});
		try {
			return await Promise.race([herramienta(entrada, señal), corte]);
		} catch (causa) {
			return sistema(causa);
		}
	};
}
