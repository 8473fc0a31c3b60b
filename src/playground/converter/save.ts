/** Hands a file to the browser's downloads. */
export function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
	const url = URL.createObjectURL(new Blob([bytes]));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	// The download has begun by then; the address is not needed any more.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** False where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
