import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { ruleCatalogue, ruleCatalogueSchema } from './rule-catalogue.ts';

it('keeps the published catalogue inside its own schema', () => {
	const validate = new Ajv2020({ strict: true }).compile(
		ruleCatalogueSchema('https://contraste.test/rules/catalogue.schema.json'),
	);
	expect(validate(JSON.parse(JSON.stringify(ruleCatalogue()))), JSON.stringify(validate.errors)).toBe(true);
});

it('has a schema that refuses another form', () => {
	const validate = new Ajv2020({ strict: true }).compile(
		ruleCatalogueSchema('https://contraste.test/x.json'),
	);
	expect(validate({ name: 'contraste-rules', version: '1', rules: [] })).toBe(false);
	expect(validate({ name: 'contraste-rules', version: '1.0.0', rules: [{ id: 'X' }] })).toBe(false);
});
