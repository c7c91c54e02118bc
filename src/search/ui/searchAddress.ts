import type { Language } from '../../i18n/languages';
import { searchPath } from '../../addresses';
import type { SearchKind } from '../../documentTypes';

/** What the address of the search page says. */
export type SearchAddress = {
  text: string;
  kind?: SearchKind;
  /** From 1. */
  page: number;
};

/** The address of a search: `/leit/?query=stóll&kind=article&page=2`. */
export function toSearchAddress(lang: Language, { text, kind, page }: SearchAddress): string {
  if (text === '') return searchPath(lang);
  const query = new URLSearchParams({
    query: text,
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${searchPath(lang)}?${query}`;
}
