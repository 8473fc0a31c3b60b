import type { Context } from '../../contract/types.ts';
import { readHeader, writeHeader } from '../../permalink/state.ts';
import type { Range } from '../../text/span.ts';
import * as z from '../../zod.ts';

/** A text as it was left, in this tab or in another that is closed. */
export interface Draft {
	readonly tab: string;
	/** Milliseconds since 1970. */
	readonly at: number;
	readonly text: string;
	readonly context: Context;
	readonly selection: Range;
}

/** As much of `Storage` as is used; either may be missing, blocked or full. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Drafts {
	/** What this tab held before it was reloaded. */
	restore(): Draft | undefined;
	save(draft: Omit<Draft, 'tab'>): void;
	/** Of other tabs, the latest first. */
	recent(): readonly Draft[];
	forgetAll(): void;
	/** Whether drafts are kept; null where the browser keeps nothing. */
	isKept(): boolean | null;
	keep(on: boolean): void;
}

const OWN = 'contraste-draft';
const RECENT = 'contraste-drafts';
const OFF = 'contraste-drafts-off';
const MOST_RECENT = 8;
/** No browser keeps more, and trying would be felt. */
const MOST_KEPT = 2_000_000;
/** Longer texts stay in their tab: the browser's room is small. */
const MOST_LISTED = 200_000;

const draftSchema = z.object({
	tab: z.string().check(z.maxLength(64)),
	at: z.number(),
	text: z.string(),
	header: z.string(),
	selection: z.object({ start: z.int(), end: z.int() }),
});

export function createDrafts(
	tab: DraftStorage | null,
	shared: DraftStorage | null,
	newId: () => string,
): Drafts {
	const own = readDraft(read(tab, OWN));
	const id = own?.tab ?? newId();
	const isOff = (): boolean => read(shared, OFF) !== null;
	const list = (): readonly Draft[] => readList(read(shared, RECENT));
	const writeList = (drafts: readonly Draft[]): void => {
		// A full store takes fewer drafts rather than none.
		for (let count = Math.min(drafts.length, MOST_RECENT); count >= 0; count--) {
			if (write(shared, RECENT, JSON.stringify(drafts.slice(0, count).map(toStored)))) return;
		}
	};

	return {
		restore: () => (isOff() ? undefined : own),
		save(draft) {
			if (isOff()) return;
			const mine = { ...draft, tab: id };
			if (draft.text.length > MOST_KEPT) {
				remove(tab, OWN);
				return;
			}
			write(tab, OWN, JSON.stringify(toStored(mine)));
			if (draft.text === '' || draft.text.length > MOST_LISTED) return;
			writeList([mine, ...list().filter((other) => other.tab !== id)]);
		},
		recent: () => list().filter((draft) => draft.tab !== id),
		forgetAll() {
			remove(tab, OWN);
			remove(shared, RECENT);
		},
		isKept: () => (canWrite(shared) || canWrite(tab) ? !isOff() : null),
		keep(on) {
			if (on) remove(shared, OFF);
			else {
				write(shared, OFF, '1');
				remove(tab, OWN);
				remove(shared, RECENT);
			}
		},
	};
}

/** The stores of the browser; null where it refuses to hand one out. */
export function browserStore(name: 'sessionStorage' | 'localStorage'): DraftStorage | null {
	try {
		return globalThis[name];
	} catch {
		return null;
	}
}

function toStored({ tab, at, text, context, selection }: Draft): z.infer<typeof draftSchema> {
	return { tab, at, text, header: writeHeader({ text, context }), selection };
}

function fromStored({ tab, at, text, header, selection }: z.infer<typeof draftSchema>): Draft | undefined {
	const state = readHeader(header, text);
	return state && { tab, at, text, context: state.context, selection };
}

function readDraft(json: string | null): Draft | undefined {
	const parsed = draftSchema.safeParse(parseJson(json));
	return parsed.success ? fromStored(parsed.data) : undefined;
}

function readList(json: string | null): readonly Draft[] {
	const stored = parseJson(json);
	if (!Array.isArray(stored)) return [];
	return stored.flatMap((entry) => {
		const parsed = draftSchema.safeParse(entry);
		return parsed.success ? (fromStored(parsed.data) ?? []) : [];
	});
}

function parseJson(json: string | null): unknown {
	if (json === null) return undefined;
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}

function read(store: DraftStorage | null, key: string): string | null {
	try {
		return store?.getItem(key) ?? null;
	} catch {
		return null;
	}
}

/** Whether it was written: a store may be full or blocked. */
function write(store: DraftStorage | null, key: string, value: string): boolean {
	try {
		store?.setItem(key, value);
		return store !== null;
	} catch {
		return false;
	}
}

function remove(store: DraftStorage | null, key: string): void {
	try {
		store?.removeItem(key);
	} catch {
		// Nothing could be kept there either.
	}
}

function canWrite(store: DraftStorage | null): boolean {
	const key = 'contraste-probe';
	const wrote = write(store, key, '1');
	remove(store, key);
	return wrote;
}
