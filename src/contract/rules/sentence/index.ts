import { blamesThePerson } from './blames-the-person.ts';
import { brokenAccents } from './broken-accents.ts';
import { hardToSay } from './hard-to-say.ts';
import { htmlEntity } from './html-entity.ts';
import { instructsTheModel } from './instructs-the-model.ts';
import { internalCode } from './internal-code.ts';
import { longApology } from './long-apology.ts';
import { longNumber } from './long-number.ts';
import { markupInSentence } from './markup-in-sentence.ts';
import { notSpanish } from './not-spanish.ts';
import { personalData } from './personal-data.ts';
import { phoneLine } from './phone-line.ts';
import { regionalSpanish } from './regional-spanish.ts';
import { secretInSentence } from './secret-in-sentence.ts';
import { shouting } from './shouting.ts';
import { stackTrace } from './stack-trace.ts';
import { technicalJargon } from './technical-jargon.ts';
import { tooLongToSay } from './too-long-to-say.ts';
import { tooManySentences } from './too-many-sentences.ts';
import { unfilledPlaceholder } from './unfilled-placeholder.ts';

/** Rules of the group, by id. */
export const sentenceRules = {
	'too-many-sentences': tooManySentences,
	'too-long-to-say': tooLongToSay,
	'not-spanish': notSpanish,
	'regional-spanish': regionalSpanish,
	'internal-code': internalCode,
	'technical-jargon': technicalJargon,
	'stack-trace': stackTrace,
	'secret-in-sentence': secretInSentence,
	'blames-the-person': blamesThePerson,
	'long-apology': longApology,
	'instructs-the-model': instructsTheModel,
	'personal-data': personalData,
	'phone-line': phoneLine,
	'markup-in-sentence': markupInSentence,
	'html-entity': htmlEntity,
	'unfilled-placeholder': unfilledPlaceholder,
	'broken-accents': brokenAccents,
	shouting,
	'hard-to-say': hardToSay,
	'long-number': longNumber,
};
