import { describe, expect, it } from 'vitest';
import { recordStep, recordTyping, redo, rememberSelection, startHistory, undo } from './undo-history.ts';

const at = (offset: number) => ({ start: offset, end: offset });

describe('undo history', () => {
	it('brings text and version back, and forth again', () => {
		const start = startHistory('a');
		const pasted = recordStep(start, 'b', at(1));
		expect(undo(pasted).present).toEqual(start.present);
		expect(redo(undo(pasted)).present).toEqual(pasted.present);
	});

	it('stays where there is nothing to undo or redo', () => {
		const start = startHistory('a');
		expect(undo(start)).toBe(start);
		expect(redo(start)).toBe(start);
	});

	it('joins typing of one kind within a second', () => {
		let history = startHistory('');
		history = recordTyping(history, 'a', at(1), 'insertText', 0);
		history = recordTyping(history, 'ab', at(2), 'insertText', 500);
		expect(undo(history).present.text).toBe('');
	});

	it.each([
		['after a pause', 'insertText', 1600],
		['of another kind', 'deleteContentBackward', 500],
	])('parts typing %s', (_name, kind, time) => {
		let history = startHistory('');
		history = recordTyping(history, 'a', at(1), 'insertText', 0);
		history = recordTyping(history, 'x', at(1), kind, time);
		expect(undo(history).present.text).toBe('a');
	});

	it('does not join typing across a fix', () => {
		let history = recordTyping(startHistory(''), 'a', at(1), 'insertText', 0);
		history = recordStep(history, 'fixed', at(0));
		history = recordTyping(history, 'fixed!', at(6), 'insertText', 10);
		expect(undo(history).present.text).toBe('fixed');
	});

	it('forgets what was undone once something else is typed', () => {
		const history = recordStep(undo(recordStep(startHistory('a'), 'b', at(1))), 'c', at(1));
		expect(redo(history).present.text).toBe('c');
	});

	it('brings the caret back', () => {
		const history = recordStep(rememberSelection(startHistory('abc'), at(2)), 'x', at(1));
		expect(undo(history).present.selection).toEqual(at(2));
	});

	it('drops the oldest steps of large texts', () => {
		let history = startHistory('x'.repeat(20_000_000));
		history = recordStep(history, 'y'.repeat(20_000_000), at(0));
		history = recordStep(history, 'z', at(0));
		expect(history.past).toHaveLength(1);
	});
});
