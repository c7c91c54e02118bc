import { documentTypes, kinds } from '../../documentTypes';
import type { Kind, Listed, SearchKind } from '../../documentTypes';
import type { Language } from '../../i18n/languages';

/** The kinds of hits. Hits with equal scores are sorted in this order, in which news comes last. */
export const searchKinds: readonly SearchKind[] = [
  ...new Set([...kinds].reverse().flatMap((kind) => searchKindOf(kind) ?? [])),
];

/** Returns the kind of a hit for a kind of document; `undefined` if the search does not find it. */
export function searchKindOf(kind: Kind): SearchKind | undefined {
  const { search } = documentTypes[kind];
  return search ? search.kind : undefined;
}

export function isSearchKind(value: unknown): value is SearchKind {
  return searchKinds.some((kind) => kind === value);
}

/** The content of a page that is indexed, as plain text. */
export type SearchDocument = {
  kind: SearchKind;
  lang: Language;
  /** Path on the site, not percent-encoded. */
  path: string;
  title: string;
  lead?: string;
  /** Headings of the body; `body` contains them too. */
  headings: string[];
  /** What the rows of its groups are, a label for each row. */
  labels?: string[];
  /** The whole text below the lead, one line per block, each with a stop at its end. */
  body: string;
  tags: string[];
  /** Authors, photographers and designers. */
  people: string[];
  /** What readers call the category of an article. */
  category?: string;
  /** Name of the association that the document belongs to. */
  association?: string;
  /** Day of publication or beginning of the event, ISO 8601. */
  date?: string;
  /** The last day of an event, ISO 8601. */
  end?: string;
  /** When it was first published, ISO 8601. */
  published?: string;
};

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
