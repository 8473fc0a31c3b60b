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
	[tooManySentences.meta.id]: tooManySentences,
	[tooLongToSay.meta.id]: tooLongToSay,
	[notSpanish.meta.id]: notSpanish,
	[regionalSpanish.meta.id]: regionalSpanish,
	[internalCode.meta.id]: internalCode,
	[technicalJargon.meta.id]: technicalJargon,
	[stackTrace.meta.id]: stackTrace,
	[secretInSentence.meta.id]: secretInSentence,
	[blamesThePerson.meta.id]: blamesThePerson,
	[longApology.meta.id]: longApology,
	[instructsTheModel.meta.id]: instructsTheModel,
	[personalData.meta.id]: personalData,
	[phoneLine.meta.id]: phoneLine,
	[markupInSentence.meta.id]: markupInSentence,
	[htmlEntity.meta.id]: htmlEntity,
	[unfilledPlaceholder.meta.id]: unfilledPlaceholder,
	[brokenAccents.meta.id]: brokenAccents,
	[shouting.meta.id]: shouting,
	[hardToSay.meta.id]: hardToSay,
	[longNumber.meta.id]: longNumber,
};
