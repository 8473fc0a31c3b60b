import { afterEach, describe, expect, it, vi } from 'vitest';
import { ALL_RULES } from '../../contract/rules/index.ts';
import type { Context } from '../../contract/types.ts';
import { PROGRAMS, type Program, type Refusal, type TakenFile } from '../../programs/types.ts';
import type { Judgement } from '../../report/judgement.ts';
import { createService } from './service.ts';
import { textsOf } from './texts/index.ts';

const service = createService(Promise.resolve(textsOf('es').takeaway));
const ON = { billing: true };
const OFF = { billing: false };
/** Two rows with a safe fix, of which the first changes the reaction. */
const FIXABLE =
	'{"error":{"error_type":"Permission","user_message":"Esa reserva está a nombre de otra persona.","retryable":false}}';
const BLOCKER = '{"error":{"error_type":"BLOCKER","user_message":"Su cuenta tiene un pago pendiente."}}';

async function judge(text: string, context: Context): Promise<Judgement> {
	return service.judge({ text, context }, () => undefined);
}

/** What is written from a response of a text, without any fix. */
async function write(
	text: string,
	context: Context,
	program: Program,
	response = 0,
): Promise<TakenFile | Refusal> {
	const request = { text, context, program, response, safe: [], faults: [], siteUrl: 'https://example.test' };
	return service.program({ request }, () => undefined);
}

/** Runs of one rule of the catalogue: one a response that is analysed. */
function countRuns() {
	const [rule] = ALL_RULES;
	if (!rule) throw new Error('The catalogue has rules.');
	return vi.spyOn(rule, 'check');
}

afterEach(async () => {
	vi.restoreAllMocks();
	// The worker keeps its last report: the next test begins with another.
	await judge('', ON);
});

describe('the rules of a paste run once', () => {
	it('where safe fixes would change the reaction', async () => {
		const runs = countRuns();
		expect(await judge(FIXABLE, ON)).toMatchObject({
			outcomes: { response: 0, list: [{ by: { kind: 'safe', rows: [1] } }] },
		});
		expect(runs).toHaveBeenCalledTimes(1);
	});

	it('where the billing scenario would change the reaction', async () => {
		const runs = countRuns();
		expect(await judge(BLOCKER, OFF)).toMatchObject({
			responses: [{ withBilling: { chat: 'switch-to-billing' } }],
		});
		expect(runs).toHaveBeenCalledTimes(1);
	});

	it.each(PROGRAMS)('where it is taken away as %s', async (program) => {
		const runs = countRuns();
		await judge(FIXABLE, ON);
		expect(await write(FIXABLE, { ...ON }, program)).toMatchObject({ content: expect.any(String) });
		expect(runs).toHaveBeenCalledTimes(1);
	});

	it('for each context, and for each response of it', async () => {
		const runs = countRuns();
		await judge(BLOCKER, OFF);
		await judge(BLOCKER, ON);
		expect(runs).toHaveBeenCalledTimes(2);
		await judge(`${FIXABLE}\n${BLOCKER}`, ON);
		expect(runs).toHaveBeenCalledTimes(4);
	});
});

it('never answers from the report of another text or context', async () => {
	await judge(FIXABLE, ON);
	expect(await judge(BLOCKER, OFF)).toMatchObject({
		responses: [{ reaction: { chat: { id: 'lose-catalogue' } } }],
	});
	expect(await judge(BLOCKER, ON)).toMatchObject({
		responses: [{ reaction: { chat: { id: 'switch-to-billing' } } }],
	});
	expect(await write('{"citas":[],"total":0}', ON, 'python')).toBe('no-envelope');
});

it('tells where a request names a response that is not there', async () => {
	await expect(write(BLOCKER, ON, 'node', 3)).rejects.toThrow('no response 3');
});
