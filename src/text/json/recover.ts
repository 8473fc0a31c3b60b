import { type Cursor, STOP } from './cursor.ts';
import { NONE } from './tape.ts';

/** Takes over where the text is not JSON. */
export function recover(cursor: Cursor): void {
	cursor.fault('unexpected', cursor.at, cursor.text.length, 'value');
	while (cursor.container !== NONE) cursor.closeContainer(cursor.text.length);
	cursor.at = cursor.text.length;
	cursor.state = STOP;
}
