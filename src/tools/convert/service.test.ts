import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../converter/index.ts';
import type { Questions } from './protocol.ts';
import { createService } from './service.ts';
import { textsOf } from './texts/index.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

async function setUp(...inputs: Input[]) {
	const service = createService();
	const { files } = await service.convert({ inputs }, () => undefined);
	const on = files.map(({ switches }) => switches.map(() => true));
	return {
		hunks: (ask: Questions['hunks']['ask']) => service.hunks(ask, () => undefined),
		texts: (ask: Questions['texts']['ask']) => service.texts(ask, () => undefined),
		take: async (ask: Partial<Questions['export']['ask']>) =>
			service.export(
				{ kind: 'patch', switches: on, table: textsOf('es').table, file: 0, ...ask },
				() => undefined,
			),
	};
}

describe('converter service', () => {
	const yaml = { name: 'x/a.yaml', text: 'code: canceled\n' };

	test('answers hunks and texts of the switches given', async () => {
		const { hunks, texts } = await setUp(yaml);
		expect((await hunks({ file: 0, switches: [false], shown: [] })).hunks).toEqual([]);
		expect((await hunks({ file: 0, switches: [false], shown: [6] })).hunks).toHaveLength(1);
		expect(await texts({ file: 0, switches: [true] })).toEqual({
			before: 'code: canceled\n',
			after: 'code: agent.canceled\n',
		});
	});

	test('writes a file, a patch and a table of the switches given', async () => {
		const { take } = await setUp(yaml);
		const file = await take({ kind: 'files' });
		expect([file.name, decode(file.bytes)]).toEqual(['a.yaml', 'code: agent.canceled\n']);
		expect(decode((await take({})).bytes)).toContain('--- a/x/a.yaml\n+++ b/x/a.yaml\n@@ -1,1 +1,1 @@');
		expect(decode((await take({ switches: [[false]] })).bytes)).toBe('');
		expect(decode((await take({ kind: 'csv', table: textsOf('zh-cn').table })).bytes)).toMatch(
			/^类别,.*\r\n转换,x\/a\.yaml,1:7,canceled,agent\.canceled,499,/,
		);
	});

	test('packs several files, each with its own text, and none that would be unpacked outside its folder', async () => {
		const { take } = await setUp(
			{ name: 'x/a.yaml', text: 'code: canceled\n' },
			{ name: 'x/a.yaml', text: 'code: internal\n' },
			{ name: '../../up.yaml', text: 'code: canceled\n' },
		);
		const { name, bytes } = await take({ kind: 'files' });
		expect(name).toBe('agent-native.zip');
		const packed = Object.entries(unzipSync(bytes)).map(([path, content]) => [path, decode(content)]);
		expect(packed).toEqual([
			['x/a.yaml', 'code: agent.canceled\n'],
			['x/a (2).yaml', 'code: agent.internal\n'],
			['up.yaml', 'code: agent.canceled\n'],
		]);
	});
});
