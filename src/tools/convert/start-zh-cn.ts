import { defineConverter } from './element.ts';
import { texts } from './texts/zh-cn.ts';

defineConverter(texts);
