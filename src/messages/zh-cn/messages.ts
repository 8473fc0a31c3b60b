import type { Messages } from '../texts.ts';
import { cli } from './cli.ts';
import { errorTypes } from './error-types.ts';
import { reaction } from './reaction.ts';
import { rules } from './rules.ts';
import { statements } from './statements.ts';
import { terms } from './terms.ts';
import { verdict } from './verdict.ts';

export const messages: Messages = {
	locale: 'zh-cn',
	rules,
	statements,
	errorTypes,
	reaction,
	verdict,
	terms,
	cli,
};
