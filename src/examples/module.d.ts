declare module 'contraste:examples' {
	export const examples: readonly import('./schema.ts').ExampleEntry[];
}
