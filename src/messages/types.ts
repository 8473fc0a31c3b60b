import type { Channel } from '../contract/error-types.ts';
import type { LayerFact, LayerId } from '../contract/layers/types.ts';
import type { ArgsOf, FixesOf, RuleGroup } from '../contract/rule.ts';
import type {
	DistinctionCase,
	ErrorType,
	ReactionId,
	Recognised,
	RecognisedId,
	Seeming,
	Severity,
	Shape,
	Source,
	Verdict,
} from '../contract/types.ts';
import type { SyntaxFaultId } from '../text/json/types.ts';

/**
 * One finding in words, each part one short sentence; `code` in backticks, what a person hears in «» (both languages).
 * `wrong` is the row's title, without a full stop.
 */
export interface FaultText {
	readonly wrong: string;
	/** What the agent does or the customer hears because of it. */
	readonly consequence: string;
	/** What to do instead. */
	readonly remedy: string;
}

/** All texts of one rule; complete by type. */
export interface RuleText<R> {
	/** Name in the catalogue and in links, two to five words, no full stop. */
	readonly name: string;
	/** What the rule looks for, one sentence: the catalogue's row and the page's lead. */
	readonly summary: string;
	readonly fault: (args: ArgsOf<R>) => FaultText;
	/** Labels of the fix buttons, imperative: «Cambiar a `PERMISSION`». */
	readonly fixes: { readonly [Id in keyof FixesOf<R>]: (args: FixesOf<R>[Id]) => string };
}

/** The texts of a group of rules, by rule id. */
export type GroupTexts<Rules extends Record<string, unknown>> = {
	readonly [Id in keyof Rules]: RuleText<Rules[Id]>;
};

export interface ErrorTypeText {
	/** Two or three words. */
	readonly name: string;
	/** When to use it. */
	readonly when: string;
	/** What the agent does. */
	readonly agent: string;
	/** The same as `when`, to end a sentence that offers the type: no capital, no full stop. */
	readonly choose: string;
}

export interface HeardText {
	/** What the customer may hear: Spanish in every language of the interface. */
	readonly quote: string;
	/** The quote in the language of the interface, where that is not Spanish. */
	readonly gloss?: string;
}

export interface ReactionText {
	/** What the agent does, as a title without a full stop. */
	readonly verb: string;
	/** One sentence. */
	readonly consequence: string;
	readonly heard?: HeardText;
}

/** Whose words are shown: the pasted ones, a fix's, the contract's, or an illustration of ours. */
export const HEARD_SOURCES = ['own', 'proposed', 'contract', 'illustration'] as const;
export type HeardSource = (typeof HEARD_SOURCES)[number];

export interface ReactionTexts {
	/** Says whose words they are; what the agent does with a sentence (ES-06). */
	readonly from: Readonly<Record<HeardSource, string>>;
	/** The agent's words as the contract quotes them (ES-27). */
	readonly quotations: Readonly<Record<DistinctionCase, HeardText>>;
	readonly channels: Readonly<Record<Channel, string>>;
	readonly texts: Readonly<Record<ReactionId, Readonly<Record<Channel, ReactionText>>>>;
}

export type Counts = Readonly<Record<Severity, number>>;

/** What the verdict of one response is made of. */
export interface VerdictFacts {
	readonly verdict: Verdict;
	readonly shape: Shape;
	readonly errorType: ErrorType | null;
	readonly seeming?: Seeming;
	readonly recognised: readonly Recognised[];
	readonly counts: Counts;
	/** How many of the warnings are of a case that the contract calls grave. */
	readonly grave: number;
	/** The `wrong` of the worst diagnostic, if there is one. */
	readonly worst?: string;
	/** Given where more than 30 s have passed. */
	readonly cutOffAfter?: number;
}

export interface VerdictText {
	/** One sentence without a full stop. */
	readonly title: string;
	/** One line. */
	readonly why: string;
}

/** What the live region says; `verb` texts are those of the reaction. */
export interface LiveFacts {
	readonly facts: VerdictFacts;
	readonly chat: string;
	readonly voice: string;
	/** Line of the first fault, where the verdict has any. */
	readonly line?: number;
	/** The `wrong` of that fault. */
	readonly first?: string;
}

export interface VerdictTexts {
	readonly describe: (facts: VerdictFacts) => VerdictText;
	/** «3 incumplimientos» and so on, those that are not zero, worst first. */
	readonly counts: (counts: Counts) => readonly string[];
	/** A right protocol error, praised in one sentence. */
	readonly recognised: Readonly<Record<RecognisedId, string>>;
	readonly seeming: Readonly<Record<Seeming, SeemingText>>;
	readonly live: (facts: LiveFacts) => string;
	/** After a fix: what is left. */
	readonly fixed: (counts: Counts) => string;
}

export interface SeemingText {
	/** What the text seems to be, as a sentence. */
	readonly what: string;
	/** What to paste instead, as a sentence. */
	readonly instead: string;
}

/** What is no JSON, by kind; a consequence only where it is not that of all. */
export type SyntaxFaultTexts = Readonly<
	Record<
		Exclude<SyntaxFaultId, 'truncated'>,
		{ readonly name: string; readonly consequence?: string; readonly remedy: string }
	>
>;

export interface TermTexts {
	readonly verdicts: Readonly<Record<Verdict, string>>;
	readonly severities: Readonly<Record<Severity, string>>;
	readonly layers: Readonly<Record<LayerId, string>>;
	readonly fact: (fact: LayerFact) => string;
	readonly groups: Readonly<Record<RuleGroup, string>>;
	/** A statement's id or a standard as it is shown. */
	readonly source: (source: Source) => string;
}

export interface CliTexts {
	/** `call` is how the command is called: `npm run check --`, `contraste check`. */
	readonly usage: (call: string) => string;
	readonly explainUsage: (call: string) => string;
	/** Nothing has that name. */
	readonly unexplained: (name: string) => string;
	/** The program's own help: its commands. */
	readonly programUsage: (program: string, commands: readonly string[]) => string;
	readonly problem: (problem: CliProblem) => string;
	/** Of a long file the count is not known before its end. */
	readonly response: (index: number, count: number | undefined) => string;
	/** What several responses of one file come to. */
	readonly responses: (count: number, failing: number) => string;
	readonly layers: (names: readonly string[]) => string;
	readonly reaction: (chat: string, voice: string) => string;
	readonly summary: (files: number, conforming: number, unreadable: number) => string;
	readonly fixable: string;
}

export type CliProblem =
	| { readonly id: 'unknown-option'; readonly option: string }
	| { readonly id: 'missing-value'; readonly option: string }
	| {
			readonly id: 'bad-value';
			readonly option: string;
			readonly value: string;
			readonly allowed: readonly string[];
	  }
	| { readonly id: 'no-files' }
	| { readonly id: 'unknown-rule'; readonly rule: string }
	| { readonly id: 'crashed'; readonly rule: string; readonly message: string }
	| {
			readonly id: 'unreadable';
			readonly file: string;
			readonly reason: 'missing' | 'directory' | 'denied' | 'other';
	  }
	| { readonly id: 'unjudged'; readonly file: string; readonly line: number };
