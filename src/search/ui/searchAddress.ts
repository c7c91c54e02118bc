import type { Language } from '../../i18n/languages';
import { searchPath } from '../../addresses';
import type { SearchKind } from '../../documentTypes';

/** The parameters in the address of the search page. */
export type SearchAddress = {
  text: string;
  kind?: SearchKind;
  /** Number of the page of results, from 1. */
  page: number;
  /** Misspelt words are not corrected. */
  isExact?: boolean;
};

/** @returns the path and query of a search: `/leit/?query=stóll&kind=article&page=2&exact=true` */
export function toSearchAddress(
  lang: Language,
  { text, kind, page, isExact }: SearchAddress,
): string {
  if (text === '') return searchPath(lang);
  const query = new URLSearchParams({
    query: text,
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
    ...(isExact && { exact: 'true' }),
  });
  return `${searchPath(lang)}?${query}`;
}
