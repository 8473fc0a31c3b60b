export function openSearchDialog(): void {}
