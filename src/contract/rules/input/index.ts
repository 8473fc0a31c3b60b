import { byteOrderMark } from './byte-order-mark.ts';
import { duplicateKey } from './duplicate-key.ts';
import { htmlEntities } from './html-entities.ts';
import { jsonSyntax } from './json-syntax.ts';
import { jsonTruncated } from './json-truncated.ts';
import { lossyText } from './lossy-text.ts';
import { mojibake } from './mojibake.ts';
import { notAResponse } from './not-a-response.ts';
import { protoKey } from './proto-key.ts';
import { severalResponses } from './several-responses.ts';
import { textLeftOut } from './text-left-out.ts';

/** Rules of the group, by id. */
export const inputRules = {
	[notAResponse.meta.id]: notAResponse,
	[jsonTruncated.meta.id]: jsonTruncated,
	[jsonSyntax.meta.id]: jsonSyntax,
	[htmlEntities.meta.id]: htmlEntities,
	[lossyText.meta.id]: lossyText,
	[duplicateKey.meta.id]: duplicateKey,
	[protoKey.meta.id]: protoKey,
	[mojibake.meta.id]: mojibake,
	[byteOrderMark.meta.id]: byteOrderMark,
	[textLeftOut.meta.id]: textLeftOut,
	[severalResponses.meta.id]: severalResponses,
};
