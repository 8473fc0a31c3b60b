/** What a press or a change does, by the name in `data-do` of its element. */
export type Commands<App> = Readonly<
	Record<string, (app: App, element: HTMLElement) => void | Promise<void>>
>;

export interface Background {
	/** Lets work go on that nobody waits for; where it fails, the page says so. */
	background(work: Promise<void>): void;
}

/** Does what the name in `data-do` stands for, if anything. */
export function runNamed<App extends Background>(
	app: App,
	commands: Commands<App>,
	element: HTMLElement,
): void {
	const work = commands[element.getAttribute('data-do') ?? '']?.(app, element);
	if (work) app.background(work);
}

/** The press of a button of ours. Whether there was one. */
export function runPress<App extends Background>(
	app: App,
	presses: Commands<App>,
	{ target }: MouseEvent,
): boolean {
	const button = target instanceof Element ? target.closest<HTMLElement>('button[data-do]') : null;
	if (button) runNamed(app, presses, button);
	return button !== null;
}

/**
 * Keys of the page, before an editor takes them. None acts while an input method is composing, and none with Alt.
 * @param handle whether the key was ours
 */
export function listenForKeys(signal: AbortSignal, handle: (event: KeyboardEvent) => boolean): void {
	document.addEventListener(
		'keydown',
		(event) => {
			if (event.isComposing || event.altKey || !handle(event)) return;
			event.preventDefault();
			event.stopPropagation();
		},
		{ signal, capture: true },
	);
}

/** A press outside every menu and its button. */
export function listenOutsideMenus(signal: AbortSignal, close: () => void): void {
	document.addEventListener(
		'click',
		({ target }) => {
			if (target instanceof Element && target.closest('.menu-host') === null) close();
		},
		{ signal },
	);
}

/** Files dropped anywhere on the page, before an editor takes them; `data-drop` marks the host meanwhile. */
export function listenForDrop(
	host: HTMLElement,
	signal: AbortSignal,
	onDrop: (data: DataTransfer) => void,
): void {
	const mark = (over: boolean): void => {
		host.toggleAttribute('data-drop', over);
	};
	const filesOf = ({ dataTransfer }: DragEvent): DataTransfer | null =>
		dataTransfer?.types.includes('Files') ? dataTransfer : null;
	document.addEventListener(
		'dragover',
		(event) => {
			if (!filesOf(event)) return;
			event.preventDefault();
			mark(true);
		},
		{ signal, capture: true },
	);
	document.addEventListener('dragleave', (event) => event.relatedTarget === null && mark(false), { signal });
	document.addEventListener(
		'drop',
		(event) => {
			mark(false);
			const data = filesOf(event);
			if (!data) return;
			event.preventDefault();
			event.stopPropagation();
			onDrop(data);
		},
		{ signal, capture: true },
	);
}
