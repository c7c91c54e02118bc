import type { DocumentMeta } from '../src/PrismicPluginOptions';
import type { FakeDocument } from './startFakeRepository';

/** Returns articles with the uids `grein-1`, `grein-2`, … */
export function fakeArticles(count: number, lang = 'is'): FakeDocument[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${lang}-${index + 1}`,
    uid: `grein-${index + 1}`,
    type: 'article',
    lang,
    title: `Grein ${index + 1}`,
  }));
}

export function fakeMeta(meta: Partial<DocumentMeta> = {}): DocumentMeta {
  return {
    id: 'X1',
    uid: 'fyrsta-grein',
    type: 'article',
    lang: 'is',
    tags: [],
    alternateLanguages: [],
    firstPublicationDate: null,
    lastPublicationDate: null,
    ...meta,
  };
}
