import type { Channel } from '../contract/error-types.ts';
import type { HeardSource } from '../messages/types.ts';

/** Line drawings on a 16 × 16 grid: the `d` of each path; `fill` where it is not only a stroke. */
export interface IconPart {
	readonly d: string;
	readonly filled?: boolean;
}

const line = (d: string): readonly IconPart[] => [{ d }];

export const ICONS = {
	arrow: line('M2.5 8h10.5M9 4l4 4-4 4'),
	check: line('M3 8.5l3.5 3.5L13 4.5'),
	down: line('M4 6l4 4 4-4'),
	next: line('M6 4l4 4-4 4'),
	more: [{ d: 'M2.5 7.5h1v1h-1zM7.5 7.5h1v1h-1zM12.5 7.5h1v1h-1z', filled: true }],
	undo: line('M3 6.5h7a3 3 0 0 1 0 6H6M6 3.5l-3 3 3 3'),
	chat: line('M2.5 3.5h11v7.5H7.5L4.5 13.5V11h-2z'),
	call: line(
		'M4 2.5h2.2l1 3-1.5 1.2a8 8 0 0 0 3.6 3.6l1.2-1.5 3 1V12A1.5 1.5 0 0 1 12 13.5 9.5 9.5 0 0 1 2.5 4 1.5 1.5 0 0 1 4 2.5z',
	),
	close: line('M3.5 3.5l9 9M12.5 3.5l-9 9'),
	copy: line('M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3'),
	download: line('M8 2.5v8M4.5 7L8 10.5 11.5 7M2.5 13.5h11'),
	folder: line('M2.5 4.5h4l1.5 1.5h5.5v7h-11z'),
	quote: line('M7 4L3.5 8 7 12M12.5 4L9 8l3.5 4'),
	page: line('M3.5 2.5h8a1 1 0 0 1 1 1v10h-8a1 1 0 0 1-1-1zM3.5 11.5h9'),
	pencil: line('M3 13l.8-3L11 2.8 13.2 5 6 12.2z'),
	listen: line('M2.5 6H5l3.5-3v10L5 10H2.5zM11 5.5a3.5 3.5 0 0 1 0 5M12.8 3.6a6 6 0 0 1 0 8.8'),
	link: line(
		'M6.5 9.5l3-3M7 5l1.5-1.5a2.5 2.5 0 0 1 3.6 3.6L10.5 8.5M9 11l-1.5 1.5a2.5 2.5 0 0 1-3.6-3.6L5.5 7.5',
	),
	lock: line('M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5'),
	menu: line('M2.5 4.5h11M2.5 8h11M2.5 11.5h11'),
	paste: line('M4 3.5H2.5v10h11v-10H12M5.5 2.5h5v2.5h-5z'),
	search: line('M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM10.5 10.5L14 14'),
	theme: [
		{ d: 'M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0z' },
		{ d: 'M8 2.5a5.5 5.5 0 0 1 0 11z', filled: true },
	],
} as const satisfies Record<string, readonly IconPart[]>;

export type IconName = keyof typeof ICONS;

/** What stands for each source of what is heard. */
export const HEARD_ICONS = {
	own: 'quote',
	proposed: 'pencil',
	contract: 'page',
	illustration: 'pencil',
} as const satisfies Record<HeardSource, IconName>;

/** What stands for each channel. */
export const CHANNEL_ICONS = { chat: 'chat', voice: 'call' } as const satisfies Record<Channel, IconName>;

/** Severity signs: `f` the ground, `g` the sign cut out of it, `o` an outline, `s` a sign drawn in colour. */
export const SEVERITY_SIGNS = {
	error: [
		{ kind: 'f', d: 'M5 1h6l4 4v6l-4 4H5l-4-4V5z' },
		{ kind: 'g', d: 'M5.5 5.5l5 5M10.5 5.5l-5 5' },
	],
	warning: [
		{ kind: 'f', d: 'M8 1.2L15.3 14.5H.7z' },
		{ kind: 'g', d: 'M8 6v4M8 11.7v1.2' },
	],
	info: [
		{ kind: 'o', d: 'M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0z' },
		{ kind: 's', d: 'M8 7.2v4M8 4.4v1.2' },
	],
	ok: [
		{ kind: 'f', d: 'M15 8A7 7 0 1 1 1 8a7 7 0 0 1 14 0z' },
		{ kind: 'g', d: 'M4.6 8.2l2.4 2.4 4.4-4.9' },
	],
} as const;
export type SeveritySign = keyof typeof SEVERITY_SIGNS;

/** Class suffix of each severity in the style sheets. */
export const SEVERITY_CLASS = {
	error: 'bad',
	warning: 'warn',
	info: 'info',
	ok: 'ok',
} as const satisfies Record<SeveritySign, string>;
