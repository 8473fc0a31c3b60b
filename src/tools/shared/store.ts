/** A state and who wants to know of its changes; all changes go through one pure function. */
export interface Store<S, A> {
	readonly state: S;
	dispatch(action: A): void;
	subscribe(listener: (state: S, before: S) => void): void;
}

export function createStore<S, A>(initial: S, reduce: (state: S, action: A) => S): Store<S, A> {
	let state = initial;
	const listeners: ((state: S, before: S) => void)[] = [];
	return {
		get state() {
			return state;
		},
		dispatch(action) {
			const before = state;
			state = reduce(state, action);
			if (state === before) return;
			for (const listener of listeners) listener(state, before);
		},
		subscribe(listener) {
			listeners.push(listener);
		},
	};
}
