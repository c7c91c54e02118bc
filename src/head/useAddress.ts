import { encodePath } from '../addresses';
import { useSiteUrl } from './useSiteUrl';

/**
 * The whole address of a page of this site, letters encoded.
 *
 * @param path with its letters encoded or not; the front page's without one
 */
export function useAddress(path = '/'): string {
  return useSiteUrl() + encodePath(path);
}
