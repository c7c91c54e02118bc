import { encodePath } from '../addresses';
import { useSite } from '../state/useSite';

/** Returns `SITE_URL`, without a trailing slash. */
export function useSiteUrl(): string {
  return useSite().site?.siteMetadata?.siteUrl ?? '';
}

export function useAddress(path = '/'): string {
  return useSiteUrl() + encodePath(path);
}
