import { decodeLeniently } from './cookies';

// The ref of a preview is an address, `https://acme.prismic.io/previews/<session>:<version>?websitePreviewId=…`,
// or, since 2026, a name, `m-<master>:p-<session>`. The ref of a release,
// `<release>~<master>`, has the form of a name too.
const namePattern = /^[\w.-]+(?:[:~][\w.-]+)+$/;

/** Whether a text has the form of a preview's ref that is not an address. A name contains no repository. */
export function isPreviewName(text: string): boolean {
  return namePattern.test(text);
}

/**
 * Whether a text can be the ref of a preview of the repository. This check is necessary because anybody can
 * put a token in a link.
 */
export function isPreviewRef(text: string, endpoint: string): boolean {
  return isPreviewName(text) || isPreviewAddress(text, endpoint);
}

/** Whether a text is the address of a preview of the repository, which can be requested. */
export function isPreviewAddress(text: string, endpoint: string): boolean {
  // `URL` resolves `/previews/../`, as `fetch` does.
  return (
    isAddress(text, endpoint) &&
    URL.canParse(text) &&
    previewAddress.test(text) &&
    previewAddress.test(new URL(text).href)
  );
}

const previewAddress = /^https?:\/\/[^/?#]+\/previews\/([^/?#]+)/i;

/** Whether an address belongs to the repository. */
export function isAddress(text: string, endpoint: string): boolean {
  const host = toHost(text);
  return host !== undefined && host === toHost(endpoint);
}

/**
 * The host of an address, under which Prismic's toolbar stores a ref: `acme.prismic.io`, although the API has
 * the host `acme.cdn.prismic.io`.
 */
export function toHost(address: string): string | undefined {
  // `URL` is not used here, because it also accepts unusual spellings that attackers use.
  const host = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1];
  return host?.toLowerCase().replace('.cdn.', '.');
}

/** What a ref names, without the address: `<session>:<version>`, or `<release>~<master>`. */
export function toPreviewName(ref: string): string {
  return decodeLeniently(previewAddress.exec(ref)?.[1] ?? ref);
}

/** The part of a ref that stays the same when a draft is saved. */
export function toSession(ref: string): string {
  const name = toPreviewName(ref);
  return /:(p-.*)/.exec(name)?.[1] ?? name.replace(/:.*/, '');
}
