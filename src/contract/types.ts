import type { Edit } from '../text/edit.ts';
import type { JsonDocument, JsonNode } from '../text/json/types.ts';
import type { Span } from '../text/span.ts';
import type { TextView } from '../text/view.ts';
import type { Exchange } from './layers/call.ts';
import type { EnvelopePart, HttpPart, Layer, LayerId, ResultPart, RpcPart } from './layers/types.ts';

/** The six values of `error_type`, in the order of the source (ES-10 … ES-16). */
export const ERROR_TYPES = ['NOT_FOUND', 'VALIDATION', 'PERMISSION', 'SYSTEM', 'BLOCKER', 'UNKNOWN'] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

export const VERDICTS = ['success', 'business-error', 'protocol-error', 'not-a-response'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const SEVERITIES = ['error', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const REACTIONS = [
	'continue',
	'say-empty',
	'verify-identification',
	'ask-correction',
	'escalate',
	'offer-transfer',
	'apologise-retry',
	'switch-to-billing',
	'lose-catalogue',
	'improvise',
	'cut-off',
	'none',
] as const;
export type ReactionId = (typeof REACTIONS)[number];

/** A statement of a source (`ES-13`, `ZH-04`), or who else says so; `project` is a check of our own. */
export type Source = `ES-${string}` | `ZH-${string}` | 'MCP' | 'JSON-RPC' | 'HTTP' | 'project';

/** What the response is judged under. */
export interface Context {
	/** Whether the tenant has the billing scenario (ES-18). */
	readonly billing: boolean;
	/** Seconds the tool took; over 30 the runtime has cut (ES-25). */
	readonly elapsedSeconds?: number;
	/** Name of the tool that answered. */
	readonly tool?: string;
	/** Reads the paste as this layer, whatever it looks like. */
	readonly layer?: LayerId;
	/** Severity by rule id, where it is not the rule's own. */
	readonly rules?: Readonly<Record<string, Severity | 'off'>>;
}

export interface Reaction {
	readonly id: ReactionId;
	/** Statements that it comes from; empty for `none`. */
	readonly sources: readonly Source[];
}

/** Finer than the verdict: which of the known shapes the response has. */
export type Shape =
	| 'data' // a payload without failure
	| 'empty' // an empty list with total 0
	| 'sentence' // a success in words
	| 'media' // only images, audio, resources
	| 'envelope' // `error` with one of the six
	| 'malformed-envelope' // `error` or its members in any other form
	| 'foreign-error' // another product's error shape, or a failure dressed as success
	| 'plain-failure' // isError with plain text
	| 'sdk-output' // the SDK says that the result breaks the output schema
	| 'sdk-input' // the SDK, or a validator, refuses the arguments
	| 'unknown-tool' // said as a tool result with plain text
	| 'rpc-error' // a JSON-RPC error object
	| 'unauthorized' // HTTP 401
	| 'version' // protocol version not supported
	| 'http-failure' // 4xx or 5xx without a response inside
	| 'html' // a web page
	| 'not-a-response';

/** What a text that is no response seems to be. */
export type Seeming =
	| 'empty'
	| 'empty-body' // a status and headers alone
	| 'request'
	| 'notification'
	| 'source-code'
	| 'stack-trace'
	| 'prose'
	| 'client-text'
	| 'log'
	| 'stream-without-response'
	| 'recording' // requests or saved calls, and no response among them
	| 'binary'
	| 'compressed'
	| 'image'
	| 'tool-list' // an answer to tools/list, initialize … : not of a tool
	| 'json'; // JSON that is no response of a tool

/** What was done right and is worth saying. */
export type RecognisedId =
	| 'sdk-input'
	| 'unknown-tool'
	| 'unknown-method'
	| 'unauthorized'
	| 'version'
	| 'header-fault'
	| 'session-not-found'
	| 'parse-error'
	| 'invalid-request'
	| 'other-protocol';

export interface Recognised {
	readonly id: RecognisedId;
	readonly sources: readonly Source[];
}

/** One response with all that was peeled off it: what classification and rules read. */
export interface Subject {
	readonly source: string;
	readonly context: Context;
	/** Where the response stands in the paste. */
	readonly span: Span;
	readonly layers: readonly Layer[];
	readonly http?: HttpPart;
	readonly rpc?: RpcPart;
	readonly result?: ResultPart;
	/** What the agent reads: structuredContent, else the JSON of the text, else the bare object or array. */
	readonly payload?: JsonNode;
	/** The same payload again in a text block, where structuredContent governs. */
	readonly twin?: JsonNode;
	/** What the agent reads where it is no JSON. */
	readonly text?: TextView;
	/** Every JSON document on the way, outermost first. */
	readonly documents: readonly JsonDocument[];
	/** Those that no earlier response of the paste stands in: what is wrong with a document is said once. */
	readonly ownDocuments: readonly JsonDocument[];
	readonly seeming?: Seeming;
	/** The call that it answers, where the paste holds it. */
	readonly exchange?: Exchange;
	/** What a client says behind the response: that it breaks the tool's `outputSchema`. */
	readonly schemaRefusal?: JsonNode;
	/** Its place among several responses of one paste; beyond `MOST_RESPONSES` only one is counted. */
	readonly siblings?: { readonly index: number; readonly count: number };
}

/** A subject with its verdict. */
export interface Classified extends Subject {
	readonly verdict: Verdict;
	readonly shape: Shape;
	/** What the runtime makes of it: an unlisted type is UNKNOWN (ES-02); null where there is no envelope. */
	readonly errorType: ErrorType | null;
	readonly envelope?: EnvelopePart;
	readonly recognised: readonly Recognised[];
}

/** The four cases of ES-27: what happened and what came back. */
export const DISTINCTION_CASES = [
	'empty-as-error',
	'outage-as-not-found',
	'empty-as-success',
	'outage-as-system',
] as const;
export type DistinctionCase = (typeof DISTINCTION_CASES)[number];

/**
 * What the customer hears: the sentence that was pasted (ES-06) or that a fix proposes, or what the contract quotes of
 * its case (ES-27).
 */
export type Heard =
	| { readonly from: 'own' | 'proposed'; readonly sentence: string }
	| { readonly from: 'contract'; readonly case: DistinctionCase };

export interface Fix<A = unknown> {
	readonly id: string;
	readonly args: A;
	/** `safe` keeps the meaning and is certain; a `suggestion` is shown as a diff first. */
	readonly kind: 'safe' | 'suggestion';
	readonly edits: readonly Edit[];
}

export interface Diagnostic {
	readonly rule: string;
	readonly severity: Severity;
	readonly sources: readonly Source[];
	readonly span: Span;
	readonly args: unknown;
	readonly related?: readonly Span[];
	readonly fixes?: readonly Fix[];
}

/** A legacy Agent-Native code that stands in the response. */
export interface LegacyCode {
	readonly span: Span;
	readonly legacy: string;
	readonly canonical: string;
}

export interface Response {
	readonly span: Span;
	readonly layers: readonly Layer[];
	readonly verdict: Verdict;
	readonly shape: Shape;
	readonly seeming?: Seeming;
	/** The call that it answers, where the paste holds it. */
	readonly exchange?: Exchange;
	readonly recognised: readonly Recognised[];
	readonly errorType: ErrorType | null;
	readonly reaction: { readonly chat: Reaction; readonly voice: Reaction };
	/** What the customer hears of it, where that is known; elsewhere it can only be illustrated. */
	readonly heard?: Heard;
	/** By place; of one place, the gravest first. */
	readonly diagnostics: readonly Diagnostic[];
	readonly legacyCodes: readonly LegacyCode[];
}

/** A response with what was read of it: nodes and views, which are no plain data and stay where they were read. */
export interface AnalysedResponse extends Response {
	readonly read: Classified;
}

/** A rule that threw: a fault of ours. */
export interface Crash {
	readonly rule: string;
	readonly message: string;
}

export interface Report {
	/** What was analysed, and under what. */
	readonly text: string;
	readonly context: Context;
	/** At least one; in the order of the paste. */
	readonly responses: readonly AnalysedResponse[];
	/** Index of the response to look at first: of the gravest finding; among equals a failure before a success, then the first. */
	readonly worst: number;
	/** Told and not hidden; the other rules' findings stand. */
	readonly crashed: readonly Crash[];
}
