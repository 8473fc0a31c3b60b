import type { sentenceRules } from '../../contract/rules/sentence/index.ts';
import type { GroupTexts } from '../types.ts';

export const sentence: GroupTexts<typeof sentenceRules> = {};
