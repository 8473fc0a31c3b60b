import { definePlayground } from './element.ts';
import { texts } from './texts/zh-cn.ts';

definePlayground(texts);
