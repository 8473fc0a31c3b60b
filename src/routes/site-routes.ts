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
	'/schema/tool-error.schema.json': './src/routes/files/tool-error-schema.ts',
	'/registry/agent-native.json': './src/routes/files/registry-json.ts',
	'/registry/agent-native.csv': './src/routes/files/registry-csv.ts',
	'/registry/agent-native.schema.json': './src/routes/files/registry-schema.ts',
	'/rules/catalogue.json': './src/routes/files/rules-json.ts',
	'/rules/catalogue.schema.json': './src/routes/files/rules-schema.ts',
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
