import type { AstroIntegration } from 'astro';

/** Pages and files that are generated from data, by address. */
const ROUTES = {
	'/': './src/routes/index.astro',
	'/404': './src/routes/404.astro',
	'/[locale]/types/[type]': './src/routes/type.astro',
	'/[locale]/codes/[code]': './src/routes/code.astro',
	'/[locale]/rules': './src/routes/rules.astro',
	'/[locale]/rules/[rule]': './src/routes/rule.astro',
	'/[locale]/examples': './src/routes/examples.astro',
} as const;

/** `srcDir` is the repository itself, so there is no `pages` folder that Astro would find alone. */
export function siteRoutes(): AstroIntegration {
	return {
		name: 'contraste:routes',
		hooks: {
			'astro:config:setup': ({ injectRoute }) => {
				for (const [pattern, entrypoint] of Object.entries(ROUTES)) {
					injectRoute({ pattern, entrypoint, prerender: true });
				}
			},
		},
	};
}
