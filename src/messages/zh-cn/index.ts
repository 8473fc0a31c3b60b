import type { Texts } from '../texts.ts';
import { converter } from './converter.ts';
import { converterPage } from './converter-page.ts';
import { glossary } from './glossary.ts';
import { llms } from './llms.ts';
import { messages } from './messages.ts';
import { pages } from './pages.ts';
import { playground } from './playground.ts';
import { registry } from './registry.ts';
import { site } from './site.ts';
import { takeaway } from './takeaway.ts';

export const texts: Texts = {
	messages,
	site,
	pages,
	glossary,
	registry,
	converter,
	converterPage,
	playground,
	takeaway,
	llms,
};
