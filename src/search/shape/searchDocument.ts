import { documentTypes, kinds, type Kind, type SearchKind } from '../../documentTypes';
import type { Language } from '../../i18n/languages';

/** What an answer can be, in the order in which equal answers stand: news is the last. */
export const searchKinds: readonly SearchKind[] = [
  ...new Set([...kinds].reverse().flatMap((kind) => searchKindOf(kind) ?? [])),
];

/** What results call a kind; `undefined` for one that the search does not find. */
export function searchKindOf(kind: Kind): SearchKind | undefined {
  const { search } = documentTypes[kind];
  return search ? search.kind : undefined;
}

export function isSearchKind(value: unknown): value is SearchKind {
  return searchKinds.some((kind) => kind === value);
}

/** A page as the index knows it: words alone, without their form. */
export type SearchDocument = {
  kind: SearchKind;
  lang: Language;
  /** Address on the site, letters unencoded. */
  path: string;
  title: string;
  lead?: string;
  /** Headings of the body, which the body holds too. */
  headings: string[];
  /** The whole text below the lead, a line to a block. */
  body: string;
  tags: string[];
  /** Who wrote, photographed or designed it. */
  people: string[];
  /** Name of the association that it belongs to. */
  association?: string;
  /** Day of publication or beginning of the event, ISO 8601. */
  date?: string;
};
