import type { legacyRules } from '../../contract/rules/legacy/index.ts';
import type { GroupTexts } from '../types.ts';

export const legacy: GroupTexts<typeof legacyRules> = {};
