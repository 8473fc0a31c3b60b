import { cleanHash } from './codec.ts';

const EXAMPLE = /^ejemplo=([a-z0-9]+(?:-[a-z0-9]+)*)[^a-z0-9-]*$/;

/** The fragment that opens an example, without `#`; the same in every language. */
export function exampleHash(name: string): string {
	return `ejemplo=${name}`;
}

/** The name of the example that a fragment opens; undefined where it opens none. Whether it exists is not known here. */
export function exampleIn(hash: string): string | undefined {
	return EXAMPLE.exec(cleanHash(hash))?.[1];
}
