import { businessRpcError } from './business-rpc-error.ts';
import { envelopeUnderStatus } from './envelope-under-status.ts';
import { htmlBody } from './html-body.ts';
import { internalError } from './internal-error.ts';
import { missingChallenge } from './missing-challenge.ts';
import { outputSchemaBroken } from './output-schema-broken.ts';
import { rpcShape } from './rpc-shape.ts';
import { serverError } from './server-error.ts';
import { tooSlow } from './too-slow.ts';
import { unknownToolResult } from './unknown-tool-result.ts';
import { versionError } from './version-error.ts';

/** Rules of the group, by id. */
export const transportRules = {
	[envelopeUnderStatus.meta.id]: envelopeUnderStatus,
	[serverError.meta.id]: serverError,
	[htmlBody.meta.id]: htmlBody,
	[missingChallenge.meta.id]: missingChallenge,
	[outputSchemaBroken.meta.id]: outputSchemaBroken,
	[unknownToolResult.meta.id]: unknownToolResult,
	[versionError.meta.id]: versionError,
	[internalError.meta.id]: internalError,
	[businessRpcError.meta.id]: businessRpcError,
	[rpcShape.meta.id]: rpcShape,
	[tooSlow.meta.id]: tooSlow,
};
