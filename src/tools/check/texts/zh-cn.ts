import { messages as core } from '../../../messages/zh-cn/messages.ts';
import { playground as ui } from '../../../messages/zh-cn/playground.ts';
import { takeaway } from '../../../messages/zh-cn/takeaway.ts';
import type { Texts } from './types.ts';

export const texts: Texts = { locale: 'zh-cn', ui, core, takeaway };
