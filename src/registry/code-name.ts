const CODE_WORDS: ReadonlySet<string> = new Set(['code', 'codes', 'err']);
const OTHER_SYSTEMS: ReadonlySet<string> = new Set(['grpc', 'rpc', 'http', 'https', 'twirp']);
/** Under these a schema lists the values of the property around them (JSON Schema, OpenAPI). */
export const SCHEMA_WORDS: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'example', 'examples']);
const LONGEST_NAME = 200;

/** The words of a name in any case style, in lower case: `lastErrorCode`, `LAST_ERROR_CODE`, `last-error.code`. */
export function splitWords(name: string): string[] {
	return name
		.slice(-LONGEST_NAME)
		.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
		.replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== '');
}

/** Whether what stands under the name is meant as a code, so that ordinary words are codes there too. */
export function isCodeName(name: string): boolean {
	return CODE_WORDS.has(splitWords(name).at(-1) ?? '');
}

/** Whether the name says that the code is gRPC's, HTTP's or another protocol's. */
export function namesOtherSystem(name: string): boolean {
	return splitWords(name).some((word) => OTHER_SYSTEMS.has(word));
}
