import type { SiteTexts } from '../site.ts';

export const site: SiteTexts = {
	lang: 'es',
	skip: 'Ir al contenido',
	nav: {
		main: 'Principal',
		pages: 'Páginas',
		menu: 'Menú',
		closeMenu: 'Cerrar el menú',
		theme: 'Cambiar de tema',
		sections: {
			playground: 'Ensayar',
			converter: 'Convertir',
			contract: 'Contrato',
			codes: 'Códigos',
			rules: 'Reglas',
			examples: 'Ejemplos',
		},
		onThisPage: 'En esta página',
		copyPage: 'Copiar en Markdown',
		copied: 'Página copiada',
		copyFailed: 'No se pudo copiar. Abra la página en Markdown y cópiela desde ahí.',
	},
	otherLanguage: { label: '中文', name: '中文版' },
	search: {
		open: 'Buscar',
		placeholder: 'Código, tipo, síntoma…',
		hint: 'Pruebe con «mora», «TIMEOUT» o «el agente dice que no existe».',
		close: 'Cerrar la búsqueda',
		none: (query) => `Nada coincide con «${query}». Pruebe con menos palabras o con el nombre del código.`,
		found: (count) => (count === 1 ? '1 página' : `${count} páginas`),
		failed: 'No se pudo cargar el índice de búsqueda. Compruebe su conexión y vuelva a abrir la búsqueda.',
		keys: '↑ ↓ para elegir, ↵ para abrir, Esc para cerrar',
	},
	foot: {
		privacy: 'Nada de lo que pega sale de este navegador.',
		verify: 'Cómo comprobarlo',
		schema: 'Esquema JSON',
		registry: 'Registro de códigos',
		commandLine: 'Línea de órdenes',
	},
	notFound: {
		title: 'Esta página no existe',
		lead: 'La dirección no lleva a ninguna página. Puede que el enlace esté cortado o que la página haya cambiado de sitio.',
		home: 'Ir al inicio',
		doors: 'Otras entradas',
	},
};
