import { filter } from '@prismicio/client';
import { languageOfPath, type Language } from '../i18n/languages';
import { isSameContent } from '../search/drafts/isSameContent';
import { mergeDrafts, type Drafts } from '../search/drafts/mergeDrafts';
import { createReader, linkedFields } from '../search/drafts/readDocuments';
import { toDraft, type Draft } from '../search/drafts/toDraft';
import { toDraftHit } from '../search/drafts/toDraftHit';
import type { Hit } from '../search/find/answer';
import { loadSearch } from '../search/loadSearch';
import { searchAlso, type SearchIn } from '../search/searchAlso';
import type { PreviewSession } from './PreviewSession';
import { previewWords } from './previewWords';

/** Milliseconds after which the index answers alone, until the content service does. */
const patience = 250;

/** Best hits of the index among which a document is looked for: a draft must not be listed twice. */
const mostHits = 100;

/** Drafts of one text, which is the most that Prismic gives at once. */
const mostFound = 100;

/**
 * Has the site's search find what is on show in a preview as well. What the index finds is asked of the
 * content service by its id, and the text by full text, which finds words as they are written: it
 * knows no Icelandic inflection, nor the beginning of a word that is still being typed.
 *
 * Where the content service does not answer, the index does alone.
 */
export function searchDrafts(session: PreviewSession): void {
  const search = createSearch(session);
  searchAlso((askIn, searchIndex, show) => {
    const index = askIn(searchIndex);
    let isAnswered = false;
    const timer = setTimeout(() => {
      void index.then((outcome) => {
        if (!isAnswered) show(outcome);
      });
    }, patience);
    let ref = '';
    const ask = async () => {
      const asked = session.getRef();
      if (asked === ref) return;
      ref = asked;
      const outcome = await askIn(search);
      if (ref !== asked) return;
      isAnswered = true;
      show(outcome);
    };
    void ask();
    // Another release, or a draft that was saved.
    const stop = session.subscribe(() => void ask());
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
}

function createSearch(session: PreviewSession): SearchIn {
  const { contentApi } = session;
  const readPreview = createReader(contentApi.getByIDs);
  const readPublished = createReader(contentApi.getByIDs);

  /** What of an answer, and of what has its words, is not published so. */
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
        pageSize: mostFound,
        fetchLinks: linkedFields,
      }),
    ]);
    const found = results.map(({ id }) => id);
    const others = listed.filter((id) => !found.includes(id));
    const [previewed, published] = await Promise.all([
      readPreview(ref, others),
      readPublished(masterRef, [...found, ...others]),
    ]);
    const untitled = previewWords[language].untitled;
    const drafts = new Map<string, Draft>();
    for (const document of [...results, ...others.flatMap((id) => previewed.get(id) ?? [])]) {
      const before = published.get(document.id);
      if (before && isSameContent(document, before)) continue;
      const draft = toDraft(document, { isNew: !before, untitled });
      if (draft) drafts.set(document.id, draft);
    }
    return { found, drafts, gone: new Set(others.filter((id) => !previewed.get(id))) };
  }

  async function readHit(place: Hit | Draft, words: readonly string[]): Promise<Hit[]> {
    if (!('source' in place)) return [place];
    const path = await session.addressOf(place.source);
    if (path === null) return [];
    // The word stands beside the page's own, whichever language the draft is in.
    const { kinds } = previewWords[languageOfPath(window.location.pathname)];
    return [toDraftHit({ ...place.content, path }, words, kinds.draft)];
  }

  return async (language, text, { kinds, offset = 0, limit = 10, isTyping }) => {
    const index = await loadSearch(language);
    const end = offset + limit;
    const options = { kinds, limit: Math.max(mostHits, end), isTyping };
    const answer = await index.search(text, options);
    if (answer.status === 'failed') return answer;
    const { words, hits } = answer;
    const alone = { ...answer, hits: hits.slice(offset, end) };
    if (words.length === 0) return alone;
    try {
      const idOf = ({ url }: Hit) => session.idAt(url);
      const listed = hits.slice(0, end).flatMap((hit) => idOf(hit) ?? []);
      const drafts = await findDrafts(language, words, listed);
      const { places, ...merged } = mergeDrafts(answer, drafts, kinds, idOf);
      const shown = await Promise.all(
        places.slice(offset, end).map((place) => readHit(place, words)),
      );
      return { ...merged, hits: shown.flat() };
    } catch (error) {
      console.warn('Prismic preview: the search could not ask for drafts.', error);
      return alone;
    }
  };
}
