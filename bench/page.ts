import { deflateSync, zlibSync } from 'fflate';
import { parseTree } from 'jsonc-parser';
import { compressToEncodedURIComponent } from 'lz-string';
import { convert, convertedText } from '../src/converter/convert.ts';
import { findCodeHits } from '../src/converter/hits.ts';
import { encodeBase64Url } from '../src/permalink/base64url.ts';
import { encodeState } from '../src/permalink/codec.ts';
import { LEGACY_CODES } from '../src/registry/data.ts';
import { readJson } from '../src/text/json/read.ts';
import { jsonStringView } from '../src/text/json/string-view.ts';
import { rootView } from '../src/text/view.ts';
import { listResponse, logText, PAYLOADS, releaseNotes } from './payloads.ts';

const TEN_MEGABYTES = 10_000_000;
const ROUNDS = 9;

/** One way to do a task; what it returns keeps the engine from leaving it out. */
type Way = () => unknown;

/** Times of each way in milliseconds: the fastest, so least disturbed, of the rounds in which they take turns. */
async function timeWays(
	ways: Readonly<Record<string, Way>>,
	rounds: number,
): Promise<Record<string, number>> {
	const fastest: Record<string, number> = {};
	for (let round = 0; round <= rounds; round++) {
		for (const [name, run] of Object.entries(ways)) {
			const start = performance.now();
			await run();
			// The first round only warms up.
			const time = performance.now() - start;
			if (round > 0) fastest[name] = Math.min(fastest[name] ?? time, time);
		}
	}
	return fastest;
}

/** What a figure stands beside: its times divided by that of the first way. */
export interface Comparison {
	readonly title: string;
	readonly ratios: Readonly<Record<string, number>>;
}

function divide(title: string, times: Readonly<Record<string, number>>): Comparison {
	const base = Object.values(times)[0] ?? Number.NaN;
	return {
		title,
		ratios: Object.fromEntries(Object.entries(times).map(([name, time]) => [name, time / base])),
	};
}

/** Reading a response of 10 MB, compact and indented, and one inside a string. */
async function compareReaders(): Promise<Comparison[]> {
	const compact = listResponse(TEN_MEGABYTES);
	const indented = JSON.stringify(JSON.parse(compact), null, 2);
	const nested = JSON.stringify({ content: [{ type: 'text', text: compact }] });
	const readNested = (): unknown => {
		const text = readJson(rootView(nested)).root?.get('content')?.children[0]?.get('text');
		return text && readJson(jsonStringView(text)).root;
	};
	return [
		divide(
			'Reading 10 MB of JSON',
			await timeWays(
				{
					'JSON.parse': () => JSON.parse(compact),
					readJson: () => readJson(rootView(compact)).root,
					'jsonc-parser': () => parseTree(compact),
				},
				ROUNDS,
			),
		),
		divide(
			'Reading the same, indented',
			await timeWays(
				{ 'JSON.parse': () => JSON.parse(indented), readJson: () => readJson(rootView(indented)).root },
				ROUNDS,
			),
		),
		divide(
			'Reading the same inside a JSON string',
			await timeWays(
				{
					'JSON.parse twice': () => JSON.parse(JSON.parse(nested).content[0].text),
					'readJson twice': readNested,
				},
				ROUNDS,
			),
		),
	];
}

/** Finding and converting the codes of 10 MB, beside one bare alternation of them. */
async function compareScans(): Promise<Comparison[]> {
	const texts = {
		'a log, a code in fifty lines': { name: 'run.log', text: logText(TEN_MEGABYTES, 50) },
		'a log without a code': { name: 'run.log', text: logText(TEN_MEGABYTES, 0) },
		'Markdown with a thousand codes': { name: 'notas.md', text: releaseNotes(TEN_MEGABYTES, 1000) },
	};
	const comparisons: Comparison[] = [];
	for (const [title, input] of Object.entries(texts)) {
		const bare = new RegExp(LEGACY_CODES.join('|'), 'g');
		const times = await timeWays(
			{
				'bare alternation': () => {
					let count = 0;
					bare.lastIndex = 0;
					while (bare.exec(input.text)) count++;
					return count;
				},
				findCodeHits: () => findCodeHits(input.text).length,
				'whole conversion': async () => (await convert([input])).files.map(convertedText),
			},
			ROUNDS,
		);
		comparisons.push(divide(`Codes in 10 MB: ${title}`, times));
	}
	return comparisons;
}

/** Lengths of a link's fragment, in characters. */
export interface LinkLengths {
	readonly payload: string;
	readonly text: number;
	readonly lengths: Readonly<Record<string, number>>;
}

async function measureLinks(): Promise<LinkLengths[]> {
	const measured: LinkLengths[] = [];
	for (const [payload, text] of Object.entries(PAYLOADS)) {
		const bytes = new TextEncoder().encode(text);
		measured.push({
			payload,
			text: text.length,
			lengths: {
				ours: (await encodeState({ text, context: { billing: true } })).length,
				base64url: encodeBase64Url(bytes).length,
				'lz-string': compressToEncodedURIComponent(text).length,
				'fflate zlib': encodeBase64Url(zlibSync(bytes, { level: 9, mem: 12 })).length,
				'fflate raw': encodeBase64Url(deflateSync(bytes, { level: 9, mem: 12 })).length,
			},
		});
	}
	return measured;
}

export interface Figures {
	readonly comparisons: readonly Comparison[];
	readonly links: readonly LinkLengths[];
}

/** Everything that is measured, in one run. */
export async function measure(): Promise<Figures> {
	return {
		links: await measureLinks(),
		comparisons: [...(await compareReaders()), ...(await compareScans())],
	};
}
