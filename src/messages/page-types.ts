import type { StatementId } from '../contract/statements.ts';
import type { DistinctionCase, ErrorType } from '../contract/types.ts';
import type { CanonicalCode } from '../registry/index.ts';

type NotAnError = Extract<StatementId, 'ES-20' | 'ES-21' | 'ES-22' | 'ES-23' | 'ES-24' | 'ES-25'>;
type Protocol = Extract<StatementId, 'ES-29' | 'ES-30' | 'ES-31' | 'ES-32' | 'ES-33'>;
type Field = Extract<StatementId, 'ES-05' | 'ES-06' | 'ES-07'>;

export interface SituationText {
	readonly situation: string;
	readonly answer: string;
}

export interface DistinctionText {
	readonly happened: string;
	readonly verdict: string;
}

/** Words of the two specification pages beside their statements. */
export interface SpecificationTexts {
	readonly statement: string;
	readonly situation: string;
	readonly answer: string;
	readonly source: { readonly contract: string; readonly codes: string; readonly open: string };
	readonly fields: {
		readonly field: string;
		readonly obligation: string;
		readonly use: string;
		/** Obligation words stay the source's; the gloss explains them in another language. */
		readonly must: string;
		readonly may: string;
		readonly uses: Readonly<Record<Field, string>>;
	};
	readonly types: {
		readonly type: string;
		readonly when: string;
		readonly agent: string;
		readonly chat: string;
		readonly voice: string;
	};
	readonly blocker: { readonly title: string; readonly tension: string };
	readonly notAnError: Readonly<Record<NotAnError, SituationText>>;
	readonly emptyTitle: string;
	readonly distinction: {
		readonly happened: string;
		readonly returned: string;
		readonly heard: string;
		readonly verdict: string;
		readonly or: string;
		readonly cases: Readonly<Record<DistinctionCase, DistinctionText>>;
	};
	readonly protocol: Readonly<Record<Protocol, SituationText>>;
	readonly codes: {
		readonly legacy: string;
		readonly canonical: string;
		readonly note: string;
		readonly also: string;
		readonly same: string;
		readonly contractCaption: string;
		readonly transportCaption: string;
		readonly filter: string;
		readonly filterNone: string;
		readonly openConverter: string;
		readonly convert: string;
		readonly classValue: string;
		readonly classMeaning: string;
	};
}

/** Words of judged examples on pages. */
export interface JudgedTexts {
	readonly open: string;
	readonly openLabel: (title: string) => string;
	readonly both: string;
	readonly place: (line: number, column: number) => string;
}

export interface HomeTexts {
	readonly live: string;
	readonly chips: string;
	readonly paste: string;
	readonly after: string;
	readonly doors: string;
	readonly doorTexts: readonly { readonly slug: string; readonly title: string; readonly text: string }[];
	readonly strikes: Readonly<Record<'clean' | 'warn' | 'cut' | 'blank', LegendText>>;
	readonly shapes: Readonly<Record<'success' | 'business-error' | 'protocol-error', LegendText>>;
}

export interface LegendText {
	readonly name: string;
	readonly meaning: string;
}

export interface FlowWords {
	readonly from: string;
	readonly title: (type: ErrorType) => string;
	readonly step: (label: string, verb: string, without: string | undefined) => string;
	readonly returned: string;
	readonly asText: string;
	readonly withBilling: string;
	readonly withoutBilling: string;
	readonly noEscalation: string;
}

/** The page of one of the six types. */
export interface TypePageTexts {
	readonly reaction: string;
	readonly when: string;
	readonly happened: string;
	readonly answer: string;
	readonly examples: string;
	readonly right: string;
	readonly wrong: string;
	readonly rules: string;
	readonly noExamples: string;
	readonly since: (version: string) => string;
	/** What happened on the server and what to answer, this type first, then what is often taken for it. */
	readonly cases: Readonly<Record<ErrorType, readonly SituationText[]>>;
}

export interface CodeUseText {
	readonly when: string;
	readonly not: string;
}

/** The page of a canonical code. */
export interface CodePageTexts {
	readonly lead: (code: string, legacy: string) => string;
	readonly facts: string;
	readonly fact: string;
	readonly value: string;
	readonly use: string;
	readonly when: string;
	readonly not: string;
	readonly retry: string;
	readonly retryIf: Readonly<Record<'default' | 'yes' | 'no', string>>;
	readonly retryQuestion: string;
	readonly retryAnswer: string;
	readonly retryWhy: string;
	readonly legacy: string;
	readonly origin: string;
	readonly asType: string;
	readonly asTypeText: string;
	readonly change: string;
	/** The version is the registry's, not the product's. */
	readonly since: (version: string) => string;
	/** What these two lines are read from, as neither source has a column for them. */
	readonly useBasis: string;
	readonly uses: Readonly<Record<CanonicalCode, CodeUseText>>;
}

export interface RulePageTexts {
	readonly title: string;
	readonly lead: string;
	readonly filter: string;
	readonly group: string;
	readonly severity: string;
	readonly fixable: string;
	readonly any: string;
	readonly withFix: string;
	readonly withoutFix: string;
	readonly count: (shown: number) => string;
	readonly none: string;
	readonly rule: string;
	readonly fixYes: string;
	readonly fixNo: string;
	readonly since: (version: string) => string;
	readonly sources: string;
	readonly wrong: string;
	readonly fixed: (title: string) => string;
	readonly fix: string;
	readonly fixText: string;
	readonly noFixText: string;
	readonly settingsText: string;
	readonly sourceNames: Readonly<Record<'MCP' | 'JSON-RPC' | 'HTTP' | 'project', string>>;
	readonly why: string;
}

export interface GalleryTexts {
	readonly title: string;
	readonly lead: string;
	readonly search: string;
	readonly placeholder: string;
	readonly verdict: string;
	readonly type: string;
	readonly layer: string;
	readonly rule: string;
	readonly any: string;
	readonly all: string;
	readonly kinds: Readonly<Record<GalleryKind, string>>;
	readonly count: (shown: number) => string;
	readonly none: string;
	readonly copy: (title: string) => string;
	readonly copied: (length: number) => string;
	readonly copyFailed: string;
	readonly reset: string;
}

/** How the gallery sorts verdicts. */
export const GALLERY_KINDS = ['clean', 'warn', 'cut', 'protocol', 'blank'] as const;
export type GalleryKind = (typeof GALLERY_KINDS)[number];

export interface PageTexts {
	readonly specification: SpecificationTexts;
	readonly judged: JudgedTexts;
	readonly home: HomeTexts;
	readonly flow: FlowWords;
	readonly typePage: TypePageTexts;
	readonly codePage: CodePageTexts;
	readonly rulePage: RulePageTexts;
	readonly gallery: GalleryTexts;
}
