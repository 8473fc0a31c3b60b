import type { AstroIntegration } from 'astro';

/** Pages and files that are generated from data, by address. */
const ROUTES = {
	'/': './src/pages/routes/index.astro',
	'/404': './src/pages/routes/404.astro',
	'/[locale]/types/[type]': './src/pages/routes/type.astro',
	'/[locale]/codes/[code]': './src/pages/routes/code.astro',
	'/[locale]/rules': './src/pages/routes/rules.astro',
	'/[locale]/rules/[rule]': './src/pages/routes/rule.astro',
	'/[locale]/examples': './src/pages/routes/examples.astro',
	'/schema/tool-error.schema.json': './src/pages/routes/files/tool-error-schema.ts',
	'/schema/check-report.schema.json': './src/pages/routes/files/check-report-schema.ts',
	'/registry/agent-native.json': './src/pages/routes/files/registry-json.ts',
	'/registry/agent-native.csv': './src/pages/routes/files/registry-csv.ts',
	'/registry/agent-native.schema.json': './src/pages/routes/files/registry-schema.ts',
	'/rules/catalogue.json': './src/pages/routes/files/rules-json.ts',
	'/rules/catalogue.schema.json': './src/pages/routes/files/rules-schema.ts',
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
