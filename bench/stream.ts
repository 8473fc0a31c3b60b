import { analyseStream } from '../src/contract/stream/analyse-stream.ts';
import { listResponse } from './payloads.ts';

/** What reading a log of one length took; printed as JSON by a process of its own, whose peak is the log's. */
export interface StreamFigures {
	readonly megabytes: number;
	readonly responses: number;
	readonly seconds: number;
	/** Resident at most, in kilobytes. */
	readonly peak: number;
}

const LINE = `${JSON.stringify({
	jsonrpc: '2.0',
	id: 1,
	result: { content: [{ type: 'text', text: listResponse(1_800) }] },
})}\n`;
const CHUNK = LINE.repeat(30);

async function* logOf(length: number): AsyncGenerator<string> {
	for (let at = 0; at < length; at += CHUNK.length) yield CHUNK;
}

async function measureStream(megabytes: number): Promise<StreamFigures> {
	const start = performance.now();
	let responses = 0;
	for await (const part of analyseStream(logOf(megabytes * 1e6), { billing: true })) {
		if ('report' in part) responses += part.report.responses.length;
	}
	const seconds = (performance.now() - start) / 1000;
	return { megabytes, responses, seconds, peak: process.resourceUsage().maxRSS };
}

if (import.meta.main) console.log(JSON.stringify(await measureStream(Number(process.argv[2]))));
