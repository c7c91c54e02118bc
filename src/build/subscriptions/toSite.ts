import { encodePath } from '../../addresses';

/** Where the site is published, for files that name whole addresses. */
export type Site = {
  /** Without scheme and port. */
  host: string;
  /**
   * @param path of a page or a file; letters raw or percent-encoded
   * @returns the whole address, percent-encoded
   */
  urlOf: (path: string) => string;
};

/**
 * @param siteUrl `siteMetadata.siteUrl` of gatsby-config.ts
 * @throws Error with the remedy when it is no address: feeds, calendars and the sitemap need one
 */
export function toSite(siteUrl: unknown): Site {
  const text = typeof siteUrl === 'string' ? siteUrl.trim().replace(/\/+$/, '') : '';
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Error(
      `The site's address is “${text}”, so feeds, calendars and sitemap.xml cannot name its pages. ` +
        'Set SITE_URL to where the site is published, such as https://example.is, or leave it out.',
    );
  }
  return {
    host: address.hostname,
    urlOf: (path) => text + encodePath(path),
  };
}
