import { encodePath } from '../../addresses';

/** The address of the published site, for files that need absolute URLs. */
export type Site = {
  /** Without scheme and port. */
  host: string;
  /**
   * @param path of a page or a file, percent-encoded or not
   * @returns the absolute URL, percent-encoded
   */
  urlOf: (path: string) => string;
};

/**
 * @param siteUrl `siteMetadata.siteUrl` of gatsby-config.ts
 * @throws Error with a remedy if it is not a URL: feeds, calendars and the sitemap need one
 */
export function toSite(siteUrl: unknown): Site {
  const text = typeof siteUrl === 'string' ? siteUrl.trim().replace(/(?<!\/)\/+$/, '') : '';
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Error(
      `The site's address is “${text}”, but feeds, calendars and sitemap.xml need an absolute URL. ` +
        'Set SITE_URL to the address of the published site, such as https://example.is, or unset it.',
    );
  }
  return {
    host: address.hostname,
    urlOf: (path) => text + encodePath(path),
  };
}
