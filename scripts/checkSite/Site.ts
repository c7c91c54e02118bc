import type { HostingRules } from '../../src/build/hosting/HostingRules';

/** The site that is checked. */
export type Site = {
  /** Where it is checked. */
  origin: string;
  /** The origin in its absolute addresses. A deployment that is tried first has another one. */
  builtFor: string;
  /** From its `hosting.json`; absent for a site that has none. */
  rules: HostingRules | undefined;
};

export type OwnAddress = {
  /** Path and query, percent-encoded. */
  address: string;
  /** Of an element, decoded; empty without a fragment. */
  id: string;
};

/**
 * @param href as it stands in a page or a file
 * @param from address of that page or file
 * @returns undefined for what is not an address of this site
 */
export function toOwnAddress(site: Site, href: string, from: string): OwnAddress | undefined {
  const base = new URL(from, site.origin);
  if (!URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (url.origin !== site.origin && url.origin !== site.builtFor) return undefined;
  return { address: url.pathname + url.search, id: decode(url.hash.slice(1)) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether an address is that of a page rather than of a file, as far as the address tells. */
export function isPageAddress(address: string): boolean {
  const [path = ''] = address.split('?');
  return /(^|\/)[^./]*$|\.html$/.test(path);
}
