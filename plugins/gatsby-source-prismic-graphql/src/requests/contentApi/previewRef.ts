import { decodeLeniently } from './cookies';

// The ref of a preview is a URL,
// `https://acme.prismic.io/previews/<session>:<version>?websitePreviewId=…`, or, since 2026, a
// name, `m-<master>:p-<session>`. The ref of a release, `<release>~<master>`, also matches.
const namePattern = /^[\w.-]+(?:[:~][\w.-]+)+$/;

/** Whether a ref is a preview's name instead of a URL. A name does not contain the repository. */
export function isPreviewName(text: string): boolean {
  return namePattern.test(text);
}

/**
 * Whether a text can be the ref of a preview of the repository. Anybody can put a token in a link.
 */
export function isPreviewRef(text: string, endpoint: string): boolean {
  return isPreviewName(text) || isPreviewAddress(text, endpoint);
}

/** Whether a text is the URL of a preview of the repository. */
export function isPreviewAddress(text: string, endpoint: string): boolean {
  // `URL` resolves `/previews/../`, like `fetch`.
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
 * Returns the host under which Prismic's toolbar stores a ref: `acme.prismic.io` also for the API's
 * host `acme.cdn.prismic.io`.
 */
export function toHost(address: string): string | undefined {
  // `URL` also accepts unusual spellings that attackers use.
  const host = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1];
  return host?.toLowerCase().replace('.cdn.', '.');
}

/** Returns a ref without its address: `<session>:<version>`, or `<release>~<master>`. */
export function toPreviewName(ref: string): string {
  return decodeLeniently(previewAddress.exec(ref)?.[1] ?? ref);
}

/** Returns the part of a ref that stays the same when a draft is saved. */
export function toSession(ref: string): string {
  const name = toPreviewName(ref);
  return /:(p-.*)/.exec(name)?.[1] ?? name.replace(/:.*/, '');
}
