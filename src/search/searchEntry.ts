import type { Kind } from '../documentTypes';

/** A page as the search page lists it. */
export type SearchEntry = { kind: Kind; title: string; path: string };
