import { calltoolresult } from './calltoolresult.ts';
import { log, ndjson } from './documents.ts';
import { entityText, escapedText } from './escaped-text.ts';
import { http } from './http.ts';
import { jsonString } from './json-string.ts';
import { jsonrpc, jsonrpcBatch } from './jsonrpc.ts';
import { linePrefix } from './line-prefix.ts';
import { markdownFence } from './markdown-fence.ts';
import { json, nearJson } from './near-json.ts';
import { payload } from './payload.ts';
import type { LayerReader } from './piece.ts';
import { pythonRepr } from './python-repr.ts';
import { recording } from './recording.ts';
import { sse } from './sse.ts';
import { wrapper } from './wrapper.ts';
import { yamlCassette } from './yaml-cassette.ts';

/** Every layer, in the order in which they are tried; the last node layer takes what is left. */
export const LAYER_READERS: readonly LayerReader[] = [
	json,
	yamlCassette,
	http,
	sse,
	markdownFence,
	escapedText,
	entityText,
	ndjson,
	nearJson,
	pythonRepr,
	linePrefix,
	log,
	recording,
	jsonrpcBatch,
	jsonrpc,
	calltoolresult,
	wrapper,
	jsonString,
	payload,
];
