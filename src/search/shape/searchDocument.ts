import type { Language } from '../../i18n/languages';

/** What an answer can be, in the order in which equal answers stand. */
export const searchKinds = ['page', 'association', 'project', 'event', 'article'] as const;

export type SearchKind = (typeof searchKinds)[number];

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
