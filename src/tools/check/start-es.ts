import { definePlayground } from './element.ts';
import { texts } from './texts/es.ts';

definePlayground(texts);
