import type { RULES } from '../../contract/rules/index.ts';
import type { GroupTexts } from '../types.ts';
import { envelope } from './envelope.ts';
import { input } from './input.ts';
import { legacy } from './legacy.ts';
import { meaning } from './meaning.ts';
import { result } from './result.ts';
import { sentence } from './sentence.ts';
import { success } from './success.ts';
import { transport } from './transport.ts';

export const rules: GroupTexts<typeof RULES> = {
	...input,
	...transport,
	...result,
	...envelope,
	...success,
	...meaning,
	...sentence,
	...legacy,
};
