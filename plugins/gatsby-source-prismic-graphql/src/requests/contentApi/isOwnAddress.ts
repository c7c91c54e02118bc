/**
 * Whether a preview's token, which is an address, is the repository's own: a link can bring a reader
 * any token. Prismic's are on `acme.prismic.io` while its API is asked at `acme.cdn.prismic.io`.
 */
export function isOwnAddress(token: string, endpoint: string): boolean {
  const host = toHost(token);
  return host !== undefined && host === toHost(endpoint);
}

// Not `URL`, which takes more spellings of an address than are ever meant well.
function toHost(address: string): string | undefined {
  const host = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1];
  return host?.toLowerCase().replace('.cdn.', '.');
}
