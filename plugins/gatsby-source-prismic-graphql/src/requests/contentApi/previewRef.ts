import { decodeLeniently } from './cookies';

// The ref of a preview is a URL,
// `https://acme.prismic.io/previews/<session>:<version>?websitePreviewId=…`, or, since 2026, a
// name, `m-<master>:p-<session>`. The ref of a release, `<release>~<master>`, also matches.
const namePattern = /^[\w.-]+(?:[:~][\w.-]+)+$/;

/** Whether a ref is a name, which does not contain the repository. */
export function isPreviewName(text: string): boolean {
  return namePattern.test(text);
}

/** Whether `text` may be the ref of a preview of the repository. Links may contain any text. */
export function isPreviewRef(text: string, endpoint: string): boolean {
  return isPreviewName(text) || isPreviewAddress(text, endpoint);
}

export function isPreviewAddress(text: string, endpoint: string): boolean {
  // The resolved URL is also tested, because `fetch` resolves `/previews/../` too.
  return (
    isAddress(text, endpoint) &&
    URL.canParse(text) &&
    previewAddress.test(text) &&
    previewAddress.test(new URL(text).href)
  );
}

const previewAddress = /^https?:\/\/[^/?#]+\/previews\/([^/?#]+)/i;

export function isAddress(text: string, endpoint: string): boolean {
  const host = toHost(text);
  return host !== undefined && host === toHost(endpoint);
}

/**
 * Returns the host without `cdn`, because Prismic's toolbar uses the host `acme.prismic.io` even if
 * the API has `acme.cdn.prismic.io`.
 */
export function toHost(address: string): string | undefined {
  // The host is not read with `URL`, which also accepts unusual spellings that attackers use.
  const host = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1];
  return host?.toLowerCase().replace('.cdn.', '.');
}

/** Returns the name in a preview's URL: the part after `/previews/`. Other refs stay unchanged. */
export function toPreviewName(ref: string): string {
  return decodeLeniently(previewAddress.exec(ref)?.[1] ?? ref);
}

/** Returns the part of a ref that stays the same when a draft is saved. */
export function toSession(ref: string): string {
  const name = toPreviewName(ref);
  return /:(p-.*)/.exec(name)?.[1] ?? name.replace(/:.*/, '');
}
