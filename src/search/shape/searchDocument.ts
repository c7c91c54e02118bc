import { documentTypes, kinds } from '../../documentTypes';
import type { Kind, Listed, SearchKind } from '../../documentTypes';
import type { Language } from '../../i18n/languages';

/** The kinds of hits. Hits with equal scores are in this order: news comes last. */
export const searchKinds: readonly SearchKind[] = [
  ...new Set([...kinds].reverse().map((kind) => documentTypes[kind].search.kind)),
];

export function isSearchKind(value: unknown): value is SearchKind {
  return searchKinds.some((kind) => kind === value);
}

export type SearchDocument = {
  kind: SearchKind;
  lang: Language;
  /** Not percent-encoded. */
  path: string;
  title: string;
  lead?: string;
  /** The headings of the body. `body` contains them too. */
  headings: string[];
  /** The labels of the document's groups, repeated for each row of the group. */
  labels?: string[];
  /** The text below the lead, one line per block, each with a full stop at its end. */
  body: string;
  tags: string[];
  /** The names of authors, photographers, designers and guests. */
  people: string[];
  category?: string;
  association?: string;
  /** The publication day or the start of the event, in ISO 8601. */
  date?: string;
  end?: string;
  published?: string;
};

export type SearchEntry = {
  kind: Kind;
  title: string;
  /** The title with soft hyphens in its long words; absent if it has no long words. */
  heading?: string;
  path: string;
};

export type SearchEntries = {
  entries: SearchEntry[];
  /** For each kind with too many pages for `entries`, the number of its pages. */
  counts: Partial<Record<Listed, number>>;
};
