export type SectionId = 'playground' | 'converter' | 'contract' | 'codes' | 'rules' | 'examples';

/** Pages of the side list that are named there and not by data. */
type SidePageId =
	| 'contract'
	| 'which-type'
	| 'codes'
	| 'retry'
	| 'rules'
	| 'first-response'
	| 'exceptions'
	| 'situations'
	| 'pipeline'
	| 'migration'
	| 'glossary'
	| 'privacy';

/** Words of the pages' frame and of their components. */
export interface SiteTexts {
	readonly skip: string;
	readonly nav: {
		readonly main: string;
		readonly pages: string;
		readonly menu: string;
		readonly closeMenu: string;
		readonly theme: string;
		readonly sections: Readonly<Record<SectionId, string>>;
		readonly onThisPage: string;
		readonly copyPage: string;
		readonly copied: string;
		readonly copyFailed: string;
	};
	readonly side: {
		readonly contract: string;
		readonly codes: string;
		readonly integrate: string;
		readonly pages: Readonly<Record<SidePageId, string>>;
	};
	readonly search: {
		readonly open: string;
		readonly placeholder: string;
		readonly hint: string;
		readonly close: string;
		readonly none: (query: string) => string;
		readonly found: (count: number) => string;
		readonly failed: string;
		readonly keys: string;
	};
	readonly foot: {
		readonly privacy: string;
		readonly verify: string;
		readonly schema: string;
		readonly registry: string;
		readonly commandLine: string;
	};
	readonly notFound: {
		readonly title: string;
		readonly lead: string;
		readonly home: string;
		readonly doors: string;
	};
}
