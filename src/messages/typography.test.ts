import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../locales.ts';
import { readRuleProse } from '../pages/rules/prose.ts';
import { textsOf } from './index.ts';

const proses = await readRuleProse();

function strings(value: unknown): readonly string[] {
	if (typeof value === 'string') return [value];
	return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

const withoutCode = (text: string): string =>
	text.replace(/```[\s\S]*?```|`[^`]*`|\{#[^}]*\}|\]\([^)]*\)/g, '·');

/** Files of a folder, at any depth, whose names end so. */
function filesOf(folder: string, end: string): readonly string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith(end))
		.map((name) => join(folder, name));
}

/** The prose of the pages and of the rules, line by line, without code, imports and tags. */
function proseLines(locale: Locale): readonly string[] {
	const pages = filesOf(`content/docs/${locale}`, '.mdx').map((path) => readFileSync(path, 'utf8'));
	const rules = [...proses.values()].map((prose) => prose[locale] ?? '');
	return [...pages, ...rules]
		.flatMap((text) => withoutCode(text).split('\n'))
		.filter((line) => !/^(?:import |<|\s*(?:names|labels)=|\/>|template:|main:|wide:|---)/.test(line));
}

const messages = (locale: Locale): readonly string[] => strings(textsOf(locale)).map(withoutCode);

/** Words that lose their accent in a hurry. */
const ACCENTS =
	/(?<![\p{L}\p{N}_-])(?:tambien|despues|codigo|codigos|numero|numeros|pagina|paginas|aqui|linea|lineas|metodo|telefono|facturacion|excepcion|reaccion|correccion|operacion|version|conexion|sesion|peticion|informacion|situacion|accion|todavia|ningun|segun|ultimo|unico|tecnico|valido|invalido|esquematico|facil|dificil|util|ademas|podria|deberia|dia|dias|catalogo|canonico|estandar)(?![\p{L}\p{N}_-])/iu;

describe('Spanish', () => {
	const texts = [...messages('es'), ...proseLines('es')];

	it('opens what it closes', () => {
		const count = (text: string, mark: string) => text.split(mark).length - 1;
		const wrong = texts.filter(
			(text) =>
				count(text, '?') !== count(text, '¿') ||
				count(text, '!') !== count(text, '¡') ||
				count(text, '«') !== count(text, '»'),
		);
		expect(wrong).toEqual([]);
	});

	it('keeps its accents', () => {
		expect(texts.filter((text) => ACCENTS.test(text))).toEqual([]);
	});
});

describe('Chinese', () => {
	const texts = [...messages('zh-cn'), ...proseLines('zh-cn')];

	it('has full-width punctuation after Han characters', () => {
		expect(texts.filter((text) => /\p{Script=Han}[,;:!?](?!\d)/u.test(text))).toEqual([]);
	});

	it('has its own quotation marks', () => {
		expect(texts.filter((text) => /\p{Script=Han}["']|["']\p{Script=Han}/u.test(text))).toEqual([]);
	});

	it('never lets a line break fall between Han characters', () => {
		const lines = proseLines('zh-cn');
		const broken = lines.filter(
			(line, index) => /\p{Script=Han}$/u.test(line) && /^\p{Script=Han}/u.test(lines[index + 1] ?? ''),
		);
		expect(broken).toEqual([]);
	});
});
