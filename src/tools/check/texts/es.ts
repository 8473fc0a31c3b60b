import { messages as core } from '../../../messages/es/messages.ts';
import { playground as ui } from '../../../messages/es/playground.ts';
import { takeaway } from '../../../messages/es/takeaway.ts';
import type { Texts } from './types.ts';

export const texts: Texts = { locale: 'es', ui, core, takeaway };
