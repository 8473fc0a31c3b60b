import type { JudgeReply, JudgeRequest } from './client.ts';
import { judge } from './judge.ts';

/** Answers each request; where the core fails, says so instead of leaving the page waiting. */
addEventListener('message', ({ data }: MessageEvent<JudgeRequest>) => {
	const { version, text, context } = data;
	postMessage(answer(version, () => judge(text, context)));
});

function answer(version: number, run: () => ReturnType<typeof judge>): JudgeReply {
	try {
		return { version, judgement: run() };
	} catch (error) {
		return { version, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
}
