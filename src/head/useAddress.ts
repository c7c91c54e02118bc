import { encodePath } from '../addresses';
import { useSite } from '../state/useSite';

/** Without a trailing slash (`SITE_URL`). */
export function useSiteUrl(): string {
  return useSite().site?.siteMetadata?.siteUrl ?? '';
}

/** Returns a percent-encoded URL for a path, which may be percent-encoded. */
export function useAddress(path = '/'): string {
  return useSiteUrl() + encodePath(path);
}
