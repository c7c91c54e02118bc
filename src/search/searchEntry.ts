import type { Kind } from '../documentTypes';

/** A page in the search page's list of all pages. */
export type SearchEntry = { kind: Kind; title: string; path: string };
