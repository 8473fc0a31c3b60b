import type { meaningRules } from '../../contract/rules/meaning/index.ts';
import type { GroupTexts } from '../types.ts';

export const meaning: GroupTexts<typeof meaningRules> = {};
