import { useSiteUrl } from './useSiteUrl';

/**
 * The whole address of a page of this site, letters encoded.
 *
 * @param path with its letters encoded or not
 */
export function useAddress(path: string): string {
  return useSiteUrl() + encodeURI(decodeURI(path));
}
