import { encodePath } from '../../addresses';

/** The address of the published site. */
export type Site = {
  /** The host name, without the port. */
  host: string;
  /** Returns a percent-encoded absolute URL for a path, which may be percent-encoded. */
  urlOf: (path: string) => string;
};

/** @throws Error with a remedy for an address that is not a URL */
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
