import type { inputRules } from '../../contract/rules/input/index.ts';
import type { GroupTexts } from '../types.ts';

export const input: GroupTexts<typeof inputRules> = {};
