import { defineCollection } from 'astro:content';
import { docsLoader, i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { z } from 'astro/zod';
import { ruleProse } from './src/pages/rules/prose.ts';

export const collections = {
	docs: defineCollection({
		loader: docsLoader(),
		schema: docsSchema({
			extend: z.object({
				/** Class of `main` on pages without the side list. */
				main: z.enum(['home', 'wide', 'tool']).optional(),
				/** No contents list: a table needs the width. */
				wide: z.boolean().default(false),
				/** The page writes its own `h1`. */
				ownHeading: z.boolean().default(false),
			}),
		}),
	}),
	rules: defineCollection({ loader: ruleProse() }),
	i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema() }),
};
