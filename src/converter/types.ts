import type { CanonicalCode } from '../registry/index.ts';

export const TEXT_KINDS = [
	'json',
	'ndjson',
	'yaml',
	'go',
	'toml',
	'env',
	'markdown',
	'csv',
	'xml',
	'log',
	'program',
	'text',
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** A code, or a spelling close to one, somewhere in a text; offsets of the whole token. */
export interface CodeHit {
	readonly start: number;
	readonly end: number;
	/** The token as it stands: `canceled`, `agent.canceled`, `RUN_TIMEOUT`, `DeadlineExceeded`. */
	readonly token: string;
	/** `longer`: a code is only a part of the token. `dotted`: it is a member of something. */
	readonly spelling: 'exact' | 'canonical' | 'variant' | 'longer' | 'dotted';
	readonly canonical: CanonicalCode;
	/** Of one of the six codes that are words elsewhere. */
	readonly ordinary: boolean;
}

export const CONVERT_REASONS = [
	'value', // an unmistakable code as a value
	'code-name', // an ordinary word under a code-like name
	'beside-code', // an ordinary word as a value in a text that holds an unmistakable code
] as const;
export const SUGGEST_REASONS = [
	'ordinary-word', // a value, but the word is also used without being a code
	'map-key', // a literal that is the key of a map, or looks one up
	'table-cell', // a cell of a Markdown table
	'inline-code', // inline code of Markdown
	'quoted-word', // in quotation marks within prose
	'variant', // another spelling of a code
	'other-table', // in a list, a block or a call that is gRPC's, HTTP's or their like
	'embedded', // inside a string that is a query, a pattern or a list
] as const;
export const LEAVE_REASONS = [
	'word', // part of a sentence
	'longer-name', // part of a longer name
	'key', // a key or field name
	'identifier', // a name in a program
	'comment',
	'other-system', // gRPC's, HTTP's
	'module', // a module path
	'kept', // marked by its author
] as const;
export type ConvertReason = (typeof CONVERT_REASONS)[number];
export type SuggestReason = (typeof SUGGEST_REASONS)[number];
export type LeaveReason = (typeof LEAVE_REASONS)[number];

/** What the structure of the text says of a hit's place. */
export type Site =
	| {
			readonly place: 'value';
			/** Key, field, variable, column or list that it stands under; empty where there is none. */
			readonly name: string;
			/** What makes it a suggestion at most. */
			readonly soft?: SuggestReason;
			/** Ordinary words need the code-like name here; an unmistakable code elsewhere is not enough. */
			readonly needsName?: boolean;
	  }
	| { readonly place: LeaveReason };

export const OCCURRENCE_KINDS = ['converted', 'suggestion', 'left', 'canonical'] as const;
export type OccurrenceKind = (typeof OCCURRENCE_KINDS)[number];

interface OccurrenceBase {
	/** UTF-16 offsets into the file's text. */
	readonly start: number;
	readonly end: number;
	readonly token: string;
	readonly canonical: CanonicalCode;
}
export type Occurrence = OccurrenceBase &
	(
		| { readonly kind: 'converted'; readonly reason: ConvertReason }
		| { readonly kind: 'suggestion'; readonly reason: SuggestReason }
		| { readonly kind: 'left'; readonly reason: LeaveReason }
		| { readonly kind: 'canonical'; readonly reason: 'canonical' }
	);
