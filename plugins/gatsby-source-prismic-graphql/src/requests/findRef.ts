import { PrismicError } from '../PrismicError';
import type { ListedRef } from './contentApi/toMetadata';
import { findListedRef } from './contentApi/toMetadata';

// Prismic's refs are ids of 16 letters and digits; a release's are two with `~` between them, a
// preview's is an address. No such ref needs to be listed: old ones and experiments' are not.
const refPattern = /^(?:[\w-]{16,}|[\w-]+~[\w~-]+|https?:\/\/.+)$/;

/**
 * The ref that the option names: as it stands, or by the id or label of a release.
 *
 * @throws PrismicError that lists what there is, when it is neither listed nor looks like a ref.
 */
export function findRef(prismicRef: string, refs: ListedRef[]): string {
  const listed = findListedRef(prismicRef, refs);
  if (listed !== undefined) return listed;
  if (refPattern.test(prismicRef)) return prismicRef;

  const all = refs.map(
    ({ ref, id, label }) =>
      `\n  ${ref}${id ? `, id '${String(id)}'` : ''}${label ? `, label '${String(label)}'` : ''}`,
  );
  throw new PrismicError(
    `prismicRef in the plugin options is '${prismicRef}', which is no ref or release of the repository.\n` +
      `There are (a private repository lists its releases only to an access token):${all.join('')}`,
  );
}
