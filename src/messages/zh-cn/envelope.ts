import type { envelopeRules } from '../../contract/rules/envelope/index.ts';
import type { GroupTexts } from '../types.ts';

export const envelope: GroupTexts<typeof envelopeRules> = {};
