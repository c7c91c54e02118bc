import { fetchError } from './fetchError';
import { fieldSelection, mergeSelections } from './selection';
import type { Selection, Selections } from './selection';

/**
 * Parses the lists of `fetch` and `fetchLinks`, such as `product.title, product.price`; accepts
 * brackets around them and `my.` before a type. Unknown types and fields select nothing.
 * @returns undefined for empty lists
 * @throws {HttpError} 400 for a member that is not `type.field`
 */
export function parseFetchList(lists: readonly string[]): Selections | undefined {
  const selections = new Map<string, Selection[]>();
  const members = lists.flatMap((list) => list.replace(/^\s*\[|\]\s*$/g, '').split(','));
  for (const member of members.map((text) => text.trim())) {
    if (member === '') continue;
    const [type = '', field, inner, ...rest] = member.replace(/^my\./, '').split('.');
    if (!type || !field || inner === '' || rest.length > 0) {
      throw fetchError(`'${member}' is not <type>.<field>.`);
    }
    const selection = fieldSelection(
      field,
      inner === undefined ? null : fieldSelection(inner, null),
    );
    const known = selections.get(type);
    if (known) known.push(selection);
    else selections.set(type, [selection]);
  }
  if (selections.size === 0) return undefined;
  return new Map([...selections].map(([type, each]) => [type, mergeSelections(each)]));
}
