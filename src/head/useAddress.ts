import { encodePath } from '../addresses';
import { useSiteUrl } from './useSiteUrl';

/**
 * The absolute URL of a page of this site, percent-encoded.
 *
 * @param path percent-encoded or not; the front page's by default
 */
export function useAddress(path = '/'): string {
  return useSiteUrl() + encodePath(path);
}
