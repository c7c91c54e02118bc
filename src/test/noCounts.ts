import type { SearchKind } from '../documentTypes';
import { searchKinds } from '../search/shape/searchDocument';

/** How many results of each kind an answer without any has. */
export const noCounts = Object.fromEntries(searchKinds.map((kind) => [kind, 0])) as Record<
  SearchKind,
  number
>;
