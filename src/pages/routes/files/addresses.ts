/** Address of a published file, absolute: what a schema calls itself. */
export function publishedAddress(site: URL | undefined, path: string): string {
	const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
	return new URL(base + path, site ?? 'http://localhost').href;
}

export function jsonFile(body: string): Response {
	return new Response(body, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}
