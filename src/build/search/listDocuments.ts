import { listPath } from '../../addresses';
import { documentTypes, listedKinds } from '../../documentTypes';
import { allMessages } from '../../i18n/allMessages';
import type { Language } from '../../i18n/languages';
import type { SearchDocument } from '../../search/shape/searchDocument';

/** The lists of a language as documents of the search, which finds them by their names. */
export function listDocuments(lang: Language): SearchDocument[] {
  return listedKinds.map((kind) => ({
    kind: 'page',
    lang,
    path: listPath(kind, lang),
    title: allMessages[lang][documentTypes[kind].title],
    headings: [],
    body: '',
    tags: [],
    people: [],
  }));
}
