import { PrismicError } from './PrismicError';

/** One of `refs` in the repository's metadata; a release's label may be empty. */
export type ListedRef = { ref: string; id?: unknown; label?: unknown; isMasterRef?: unknown };

export function isListedRef(entry: Record<string, unknown>): entry is ListedRef {
  return typeof entry.ref === 'string';
}

// Prismic's refs are ids of 16 letters and digits; a release's are two with `~` between them, a
// preview's is an address. No such ref needs to be listed: old ones and experiments' are not.
const refPattern = /^(?:[\w-]{16,}|[\w-]+~[\w~-]+|https?:\/\/.+)$/;

/**
 * The ref that the option names: as it stands, or by the id or label of a release.
 *
 * @throws PrismicError that lists what there is, when it is neither listed nor looks like a ref.
 */
export function findRef(prismicRef: string, refs: ListedRef[]): string {
  const listed =
    refs.find(({ ref }) => ref === prismicRef) ??
    refs.find(({ id }) => id === prismicRef) ??
    refs.find(({ label }) => label === prismicRef);
  if (listed) return listed.ref;
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
