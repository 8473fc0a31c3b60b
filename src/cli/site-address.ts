import type { Locale } from '../locales.ts';
import { pagePath, ruleSlug } from '../report/paths.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where `npm start` serves the site, unless the environment names the host that it is published on. */
const LOCAL = 'http://localhost:4321';

/** The absolute address of a rule's page, by the two names of the environment that the build reads. */
export function ruleAddress(env: Environment, locale: Locale, rule: string): string {
	const { CONTRASTE_BASE: base = '', CONTRASTE_SITE: address = LOCAL } = env;
	const path = `/${base}/${pagePath(locale, ruleSlug(rule))}`.replaceAll(/\/{2,}/gu, '/');
	return new URL(path, address).href;
}
