import type { Kind, Listed } from '../documentTypes';

/** A page in the search page's list of all pages. */
export type SearchEntry = {
  kind: Kind;
  title: string;
  /** The title with soft hyphens in long words; absent without long words. */
  heading?: string;
  path: string;
};

/** All pages for the search page. */
export type SearchEntries = {
  entries: SearchEntry[];
  /** The number of pages of each kind that has too many for one page: its own list has them. */
  counts: Partial<Record<Listed, number>>;
};
