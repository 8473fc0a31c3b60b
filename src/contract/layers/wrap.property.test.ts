import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../text/edit.ts';
import { analyse } from '../analyse.ts';
import type { Diagnostic } from '../types.ts';
import { peel } from './peel.ts';

const CONTEXT = { billing: true };
/** Milliseconds: every run reads some twenty pastes with all rules. */
const SLOW_MACHINE = 60_000;

/** Payloads with faults that have fixes, in several spellings and layouts. */
const PAYLOADS = [
	'{"error":{"error_type":"not_found","user_message":"No veo ese turno."}}',
	'{\n  "error": {\n    "error_type": "Sistema",\n    "user_message": "Ahora no puedo consultarlo. ¿Probamos más tarde?"\n  }\n}',
	'{"error": {"error_type": "SYSTEM", "user_message": "Ahora no puedo consultarlo.", "retryable": true, "code": 12}}',
	'{"error":{"error_type":"VALIDATION","user_message":"Falta el día 😀 «lunes»."},"reintentable":false}',
	'{"error_type":"SYSTEM","user_message":"Ahora no puedo."}',
	'{"resultados":[],"total":3}',
	'{"turnos":[]}',
	'{"error":{"error_type":"BLOCKER","user_message":""}}',
] as const;

type Wrap = (text: string) => string;

const inResult: Wrap = (text) =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}],"isError":true}`;
const inEscapedResult: Wrap = (text) =>
	`{"isError": true, "content": [{"text": "${JSON.stringify(text)
		.slice(1, -1)
		.replace(
			/[áéíóúñ¿«»]/g,
			(letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
		)}", "type": "text"}]}`;
const inRpc: Wrap = (text) => `{"jsonrpc": "2.0", "result": ${text}, "id": 8143661439548533232}`;
const inPrettyRpc: Wrap = (text) => `{\r\n\t"jsonrpc": "2.0",\r\n\t"id": 1.10,\r\n\t"result": ${text}\r\n}`;
const inString: Wrap = (text) => JSON.stringify(text);
const inStream =
	(end: string): Wrap =>
	(text) =>
		`: ping${end}${end}event: message${end}${text
			.split(/\r\n|\r|\n/)
			.map((line) => `data: ${line}`)
			.join(end)}${end}${end}`;
const inHttp =
	(end: string): Wrap =>
	(text) =>
		`HTTP/1.1 200 OK${end}Server: x${end}Content-Length: 99${end}${end}${text}`;
const inFence: Wrap = (text) => `Mire:\n\`\`\`json\n${text}\n\`\`\`\n`;

/** From the inside out; each may be absent. */
const wrapped = fc
	.tuple(
		fc.constantFrom<Wrap>(inResult, inEscapedResult, (text) => inResult(inString(text))),
		fc.constantFrom<Wrap | undefined>(undefined, inRpc, inPrettyRpc, (text) => inString(inRpc(text))),
		fc.constantFrom<Wrap | undefined>(undefined, inStream('\n'), inStream('\r\n'), inStream('\r')),
		fc.constantFrom<Wrap | undefined>(undefined, inHttp('\n'), inHttp('\r\n'), inFence),
	)
	.map((wraps) => (text: string) => wraps.reduce((inside, wrap) => wrap?.(inside) ?? inside, text));

function findings(text: string): readonly Diagnostic[] {
	const report = analyse(text, CONTEXT);
	expect(report.crashed).toEqual([]);
	return report.responses.flatMap(({ diagnostics }) => diagnostics);
}

/** The payload as the innermost layer spells it, and where a part of it stands in the paste. */
function unwrap(text: string) {
	const [subject] = peel(text, CONTEXT);
	const payload = subject?.payload;
	if (!payload) throw new Error(`No payload in ${text}`);
	return {
		raw: payload.raw,
		locate: (start: number, end: number) =>
			payload.document.view.locate(payload.start + start, payload.start + end),
	};
}

/** What the characters of the paste spell once escapes and field names are taken away. */
function plain(text: string): string {
	return text
		.replace(/[\r\n]+(?:data: )?/g, '')
		.replace(/(\\+)u([0-9a-f]{4})/g, (_all, _slashes, code) => String.fromCharCode(Number.parseInt(code, 16)))
		.replace(/\\+[nrt]/g, '')
		.replace(/\\/g, '')
		.replace(/\s+/g, '');
}

describe('a faulty payload in random layers', () => {
	it(
		'is marked on the same characters, and fixing then unwrapping is unwrapping then fixing',
		() => {
			fc.assert(
				fc.property(fc.constantFrom(...PAYLOADS), wrapped, (payload, wrap) => {
					const paste = wrap(payload);
					const inside = unwrap(paste);
					expect(plain(inside.raw)).toBe(plain(payload));
					const found = findings(paste);
					for (const bare of findings(inside.raw)) {
						const [range] = bare.span;
						if (!range) throw new Error('A span has at least one range.');
						const twin = found.find(
							({ rule, args }) => rule === bare.rule && JSON.stringify(args) === JSON.stringify(bare.args),
						);
						// What is said of the result as a whole is not said of its bare payload.
						if (!twin) continue;
						expect(twin.span).toEqual(inside.locate(range.start, range.end));
						const marked = twin.span.map(({ start, end }) => paste.slice(start, end)).join('');
						expect(plain(marked)).toBe(plain(inside.raw.slice(range.start, range.end)));
						for (const [at, fix] of (bare.fixes ?? []).entries()) {
							const edits = twin.fixes?.[at]?.edits ?? [];
							const fixedInside = applyEdits(inside.raw, fix.edits);
							expect(unwrap(applyEdits(paste, edits)).raw).toBe(fixedInside);
						}
					}
				}),
				{ numRuns: 80 },
			);
		},
		SLOW_MACHINE,
	);

	it('finds each fault of the bare payload in a plain result too', () => {
		for (const payload of PAYLOADS) {
			const rules = new Set(findings(inRpc(inResult(payload))).map(({ rule }) => rule));
			for (const { rule } of findings(payload)) expect(rules).toContain(rule);
		}
	});

	it('keeps every other fault at its place after a fix', () => {
		const paste = inHttp('\r\n')(inStream('\r\n')(inRpc(inResult(PAYLOADS[2]))));
		const before = findings(paste);
		for (const fault of before)
			for (const fix of fault.fixes ?? []) {
				const after = applyEdits(paste, fix.edits);
				for (const left of findings(after)) {
					const marked = left.span.map(({ start, end }) => after.slice(start, end)).join('');
					const same = before.find(
						({ rule, args }) => rule === left.rule && JSON.stringify(args) === JSON.stringify(left.args),
					);
					if (same) expect(marked).toBe(same.span.map(({ start, end }) => paste.slice(start, end)).join(''));
				}
				expect(after).toContain('Content-Length: 99\r\n');
				expect(after).toContain('8143661439548533232');
			}
	});
});
