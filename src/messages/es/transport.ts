import type { transportRules } from '../../contract/rules/transport/index.ts';
import type { GroupTexts } from '../types.ts';

export const transport: GroupTexts<typeof transportRules> = {};
