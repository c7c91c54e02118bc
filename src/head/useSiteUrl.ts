import { useSite } from '../state/useSite';

/** The URL of the published site, without a trailing slash (`SITE_URL`). */
export function useSiteUrl(): string {
  return useSite().site?.siteMetadata?.siteUrl ?? '';
}
