import type { SearchKind } from '../documentTypes';
import { searchKinds } from '../search/shape/searchDocument';

/** The number of hits by kind in an empty search result: 0 for each. */
export const noCounts = Object.fromEntries(searchKinds.map((kind) => [kind, 0])) as Record<
  SearchKind,
  number
>;
