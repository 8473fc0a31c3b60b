import { defineConverter } from './element.ts';
import { texts } from './texts/es.ts';

defineConverter(texts);
