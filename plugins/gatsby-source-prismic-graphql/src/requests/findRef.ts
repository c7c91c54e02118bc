import { PrismicError } from '../PrismicError';
import { isPreviewName } from './contentApi/previewRef';
import type { ListedRef } from './contentApi/toMetadata';
import { findListedRef } from './contentApi/toMetadata';

// A ref is an id of at least 16 letters and digits; the ref of a release is two ids with `~` in between;
// the ref of a preview is a URL or a name. The metadata does not list old refs and the refs of experiments
// and previews, so a ref of this form is accepted even if it is not listed.
const refPattern = /^(?:[\w-]{16,}|https?:\/\/.+)$/;

/**
 * Finds the ref for the option `prismicRef`, which is a ref, or the id or label of a release.
 *
 * @throws PrismicError with a list of the known refs when the option is neither listed nor has the form
 * of a ref.
 */
export function findRef(prismicRef: string, refs: ListedRef[]): string {
  const listed = findListedRef(prismicRef, refs);
  if (listed !== undefined) return listed;
  if (refPattern.test(prismicRef) || isPreviewName(prismicRef)) return prismicRef;

  const all = refs.map(
    ({ ref, id, label }) =>
      `\n  ${ref}${id ? `, id '${String(id)}'` : ''}${label ? `, label '${String(label)}'` : ''}`,
  );
  throw new PrismicError(
    `prismicRef in the plugin options is '${prismicRef}', which is not a ref or release of the repository.\n` +
      `Its refs are (a private repository lists releases only with an access token):${all.join('')}`,
  );
}
