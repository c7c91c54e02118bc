/**
 * Whether a preview's token, which is a URL, belongs to the repository. This check is necessary because
 * anybody can put a token in a link. Prismic's tokens have the host `acme.prismic.io`, its API has the
 * host `acme.cdn.prismic.io`.
 */
export function isOwnAddress(token: string, endpoint: string): boolean {
  const host = toHost(token);
  return host !== undefined && host === toHost(endpoint);
}

// `URL` is not used here, because it also accepts unusual spellings that attackers use.
function toHost(address: string): string | undefined {
  const host = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1];
  return host?.toLowerCase().replace('.cdn.', '.');
}
