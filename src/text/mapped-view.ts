import { mergeRanges, type Span } from './span.ts';
import type { TextView } from './view.ts';

const LONG = 2_000;

/** Writes a text letter by letter, each with the letter of a parent text that it comes from. */
export class MappedText {
	readonly #letters: string[] = [];
	readonly #from: number[] = [];

	/** Adds letters that all come from one place of the parent. */
	add(text: string, from: number): void {
		for (const unit of text.split('')) {
			this.#letters.push(unit);
			this.#from.push(from);
		}
	}

	/** Adds a letter as JSON spells it inside a string. */
	addInString(letter: string, from: number): void {
		this.add(JSON.stringify(letter).slice(1, -1), from);
	}

	/** The text as a view of its parent: it can be pointed at, and not edited in place. */
	toView(parent: TextView): TextView {
		const from = this.#from;
		const place = (at: number): number => from[Math.min(at, from.length - 1)] ?? 0;
		/** Long stretches are asked for again and again: the whole of a recording, for each response in it. */
		const known = new Map<string, Span>();
		return {
			text: this.#letters.join(''),
			source: parent.source,
			locate(start, end) {
				if (start >= end) return parent.locate(place(start), place(start));
				const key = `${start} ${end}`;
				const found =
					known.get(key) ??
					mergeRanges(runsOf(from, start, end).flatMap((run) => [...parent.locate(run.start, run.end)]));
				if (end - start > LONG) known.set(key, found);
				return found;
			},
			replace: () => [],
		};
	}
}

/** Stretches of the parent that letters come from, one behind the other. */
function runsOf(from: readonly number[], start: number, end: number): { start: number; end: number }[] {
	const runs: { start: number; end: number }[] = [];
	for (let at = start; at < end; at += 1) {
		const offset = from[at] ?? 0;
		const last = runs.at(-1);
		if (last && offset >= last.start && offset <= last.end) last.end = Math.max(last.end, offset + 1);
		else runs.push({ start: offset, end: offset + 1 });
	}
	return runs.toSorted((one, other) => one.start - other.start);
}
