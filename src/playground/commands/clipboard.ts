import type { TakenFile } from '../../takeaway/types.ts';

/** False where the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

/** Hands a file to the browser's downloads. */
export function download({ name, mediaType, content }: TakenFile): void {
	const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}
