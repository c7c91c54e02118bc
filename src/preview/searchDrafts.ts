import { filter } from '@prismicio/client';
import { languageOfPath } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { isSameContent } from '../search/drafts/isSameContent';
import { mergeDrafts } from '../search/drafts/mergeDrafts';
import type { Drafts } from '../search/drafts/mergeDrafts';
import { createReader, linkedFields } from '../search/drafts/readDocuments';
import { toDraft } from '../search/drafts/toDraft';
import type { Draft } from '../search/drafts/toDraft';
import { toDraftHit } from '../search/drafts/toDraftHit';
import type { Hit } from '../search/find/SearchResult';
import { loadSearch } from '../search/loadSearch';
import { overrideSearch } from '../search/searchOverride';
import type { SearchFunction } from '../search/searchOverride';
import type { PreviewSession } from './pluginSession';
import { previewMessages } from './usePreviewMessages';

/** After this time, the results of the index are shown first, until the content service responds. */
const DRAFTS_TIMEOUT_MS = 250;

/** Hits of the index to read: a draft that is among them must not be listed twice. */
const MAX_INDEX_HITS = 100;

/** Documents per query, the maximum of Prismic. */
const QUERY_PAGE_SIZE = 100;

/**
 * Adds the drafts of a preview to the site's search. The documents that the index finds are read
 * from the content service by id. The content service is also searched by full text, which finds
 * whole words as they are written: it knows neither Icelandic inflections nor prefixes of a word
 * that is still being typed.
 *
 * When the content service fails, the results of the index are shown alone.
 */
export function searchDrafts(session: PreviewSession): void {
  const search = createSearch(session);
  overrideSearch((askIn, searchIndex, show) => {
    const index = askIn(searchIndex);
    let hasResponse = false;
    const timer = setTimeout(() => {
      void index.then((outcome) => {
        if (!hasResponse) show(outcome);
      });
    }, DRAFTS_TIMEOUT_MS);
    let ref = '';
    const request = async () => {
      const currentRef = session.getRef();
      if (currentRef === ref) return;
      ref = currentRef;
      const outcome = await askIn(search);
      if (ref !== currentRef) return;
      hasResponse = true;
      show(outcome);
    };
    void request();
    // The ref changes with another release, and when a draft is saved.
    const unsubscribe = session.subscribe(() => void request());
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  });
}

function createSearch(session: PreviewSession): SearchFunction {
  const { contentApi } = session;
  const readPreview = createReader(contentApi.getByIDs);
  const readPublished = createReader(contentApi.getByIDs);

  /**
   * Finds the drafts that contain the words, and the drafts among the hits of the index.
   *
   * @param listed ids of the documents among those hits
   */
  async function findDrafts(
    language: Language,
    words: readonly string[],
    listed: readonly string[],
  ): Promise<Drafts> {
    const ref = session.getRef();
    const text = filter.fulltext('document', words.join(' '));
    const [{ masterRef }, { results }] = await Promise.all([
      contentApi.getMetadata(),
      contentApi.query(text, {
        ref,
        lang: language,
        pageSize: QUERY_PAGE_SIZE,
        fetchLinks: linkedFields,
      }),
    ]);
    const found = results.map(({ id }) => id);
    const others = listed.filter((id) => !found.includes(id));
    const [previewed, published] = await Promise.all([
      readPreview(ref, others),
      readPublished(masterRef, [...found, ...others]),
    ]);
    const untitled = previewMessages[language].untitled;
    const drafts = new Map<string, Draft>();
    for (const document of [...results, ...others.flatMap((id) => previewed.get(id) ?? [])]) {
      const before = published.get(document.id);
      if (before && isSameContent(document, before)) continue;
      const draft = toDraft(document, { isNew: !before, untitled });
      if (draft) drafts.set(document.id, draft);
    }
    return { found, drafts, gone: new Set(others.filter((id) => !previewed.get(id))) };
  }

  async function readHit(entry: Hit | Draft, words: readonly string[]): Promise<Hit[]> {
    if (!('source' in entry)) return [entry];
    const path = await session.addressOf(entry.source);
    if (path === null) return [];
    // The label is in the language of the page, which may differ from the draft's.
    const { kinds } = previewMessages[languageOfPath(window.location.pathname)];
    return [toDraftHit({ ...entry.content, path }, words, kinds.draft)];
  }

  return async (language, text, { kinds, offset = 0, limit = 10, isTyping }) => {
    const index = await loadSearch(language);
    const end = offset + limit;
    const options = { kinds, limit: Math.max(MAX_INDEX_HITS, end), isTyping };
    const result = await index.search(text, options);
    if (result.status === 'failed') return result;
    const { words, hits } = result;
    const indexOnly = { ...result, hits: hits.slice(offset, end) };
    if (words.length === 0) return indexOnly;
    try {
      const idOf = ({ url }: Hit) => session.idAt(url);
      const listed = hits.slice(0, end).flatMap((hit) => idOf(hit) ?? []);
      const drafts = await findDrafts(language, words, listed);
      const { entries, ...merged } = mergeDrafts(result, drafts, kinds, idOf);
      const shown = await Promise.all(
        entries.slice(offset, end).map((entry) => readHit(entry, words)),
      );
      return { ...merged, hits: shown.flat() };
    } catch (error) {
      console.warn('Prismic preview: the search could not load drafts.', error);
      return indexOnly;
    }
  };
}
