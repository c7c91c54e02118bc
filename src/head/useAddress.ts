import { encodePath } from '../addresses';
import { useSite } from '../state/useSite';

/** The URL of the published site, without a trailing slash (`SITE_URL`). */
export function useSiteUrl(): string {
  return useSite().site?.siteMetadata?.siteUrl ?? '';
}

/**
 * The absolute URL of a page of this site, percent-encoded.
 *
 * @param path percent-encoded or not; the front page's by default
 */
export function useAddress(path = '/'): string {
  return useSiteUrl() + encodePath(path);
}
