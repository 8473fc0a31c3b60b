import type { successRules } from '../../contract/rules/success/index.ts';
import type { GroupTexts } from '../types.ts';

export const success: GroupTexts<typeof successRules> = {};
