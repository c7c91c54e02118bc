import type { Language } from '../i18n/languages';
import { buildIndex } from '../search/build/buildIndex';
import type { Fetch } from '../search/find/openIndex';
import { openSearch } from '../search/find/openSearch';
import type { SearchDocument } from '../search/shape/searchDocument';

export function fetchFrom(files: ReadonlyMap<string, string>): Fetch {
  return async (url) => {
    const text = files.get(url);
    return {
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      text: async () => text ?? '',
    };
  };
}

export function searchIn(documents: readonly SearchDocument[], language: Language) {
  return openSearch({ language, fetch: fetchFrom(buildIndex(documents, language)) });
}

export function searchDocument(fields: Partial<SearchDocument> = {}): SearchDocument {
  const { title = 'Grein' } = fields;
  return {
    kind: 'article',
    lang: 'is',
    path: `/ha-frettir/${encodeURIComponent(title)}/`,
    title,
    headings: [],
    body: '',
    tags: [],
    people: [],
    ...fields,
  };
}
