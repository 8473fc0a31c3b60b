import { describe, expect, it } from 'vitest';
import { changedPlaces } from './proposal.ts';

const written = (lines: readonly (readonly { text: string; changed: boolean }[])[]) =>
	lines.map((line) => line.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(''));

describe('changedPlaces', () => {
	it('shows a replacement in its line', () => {
		const text = '{\n"error_type": "system"\n}';
		const [place, ...others] = changedPlaces(text, [{ offset: 17, length: 6, text: 'SYSTEM' }]);
		expect(others).toEqual([]);
		expect(place?.line).toBe(2);
		expect(written(place?.removed ?? [])).toEqual(['"error_type": "[system]"']);
		expect(written(place?.added ?? [])).toEqual(['"error_type": "[SYSTEM]"']);
	});

	it('leaves out what an edit does not change', () => {
		const [place] = changedPlaces('{"a":1}', [{ offset: 0, length: 7, text: '{"a":12}' }]);
		expect(written(place?.removed ?? [])).toEqual(['{"a":1}']);
		expect(written(place?.added ?? [])).toEqual(['{"a":1[2]}']);
	});

	it('shows a letter of two code units whole', () => {
		const [place] = changedPlaces('cita 😀', [{ offset: 0, length: 7, text: 'cita 😃' }]);
		expect([place?.removed, place?.added].map((lines) => written(lines ?? []))).toEqual([
			['cita [😀]'],
			['cita [😃]'],
		]);
	});

	it('shows near edits together and far ones apart', () => {
		const text = `ab${'.'.repeat(200)}cd`;
		const near = changedPlaces(text, [
			{ offset: 1, length: 1, text: 'B' },
			{ offset: 0, length: 1, text: 'A' },
		]);
		expect(near.map(({ added }) => written(added))).toEqual([[`[A][B]${'.'.repeat(32)}…`]]);
		expect(
			changedPlaces(text, [
				{ offset: 0, length: 1, text: 'A' },
				{ offset: 202, length: 1, text: 'C' },
			]),
		).toHaveLength(2);
	});

	it('breaks what comes into lines', () => {
		const [place] = changedPlaces('a', [{ offset: 1, length: 0, text: '\r\nb' }]);
		expect(written(place?.added ?? [])).toEqual(['a', '[b]']);
	});

	it('is empty where nothing changes', () => {
		expect(changedPlaces('abc', [{ offset: 0, length: 3, text: 'abc' }])).toEqual([]);
	});
});
