import { expect, test } from 'vitest';
import { convert, rowsOf, tableCsv } from '../converter/index.ts';
import { combineTableTexts } from './combine-table-texts.ts';
import { textsOf } from './index.ts';

/** The cell of the file's name in the table of a file with that name. */
async function nameCell(name: string): Promise<string> {
	const { files } = await convert([{ name, text: 'code: canceled\n' }]);
	const [, row = ''] = tableCsv(files.flatMap(rowsOf), combineTableTexts(textsOf('es'))).split('\r\n');
	return row.split(',')[1] ?? '';
}

test.each([
	['=1.yaml', "'=1.yaml"],
	['+1.yaml', "'+1.yaml"],
	['-1.yaml', "'-1.yaml"],
	['@1.yaml', "'@1.yaml"],
	['\t1.yaml', "'\t1.yaml"],
	['\r1.yaml', `"'\r1.yaml"`],
	['a=1.yaml', 'a=1.yaml'],
	['a@1.yaml', 'a@1.yaml'],
])('no spreadsheet takes %j for a formula', async (name, cell) => {
	expect(await nameCell(name)).toBe(cell);
});
