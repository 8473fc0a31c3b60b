import type { resultRules } from '../../contract/rules/result/index.ts';
import type { GroupTexts } from '../types.ts';

export const result: GroupTexts<typeof resultRules> = {};
