/** Returns a URL as text for readers: `https://example.is/` → `example.is`. */
export function withoutScheme(href: string): string {
  return href.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
