import type { TableTexts } from '../converter/index.ts';
import type { Texts } from './texts.ts';

/** All words of the table of occurrences: those of the converter and what is said of the codes. */
export function combineTableTexts({
	converter,
	registry,
}: Pick<Texts, 'converter' | 'registry'>): TableTexts {
	const { columns, kinds, reasons, sentenceGap, stays } = converter;
	const { unspecified, policies, notes, retryChanges } = registry;
	return { columns, kinds, reasons, sentenceGap, stays, unspecified, policies, notes, retryChanges };
}
