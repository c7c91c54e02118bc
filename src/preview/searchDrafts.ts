import { filter } from '@prismicio/client';
import type { PrismicDocument } from '@prismicio/client';
import { isJsonObject } from '../content/values/cmsValues';
import { toPlainText } from '../content/values/richText';
import { languageOfPath } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import type { Hit } from '../search/find/SearchResult';
import { toSearchDocument } from '../search/shape/toSearchDocument';
import { normaliseText, splitWords } from '../search/shape/words';
import { setFindDrafts } from '../search/useDrafts';
import type { PreviewSession } from './pluginSession';
import { isSameContent } from './readComparison';
import { previewMessages } from './usePreviewMessages';

/** Prismic's maximum. */
const QUERY_PAGE_SIZE = 100;

const MAX_HITS = 12;

// Prismic's full-text search finds only full words in the inflection that the editor types.
export function searchDrafts(session: PreviewSession): void {
  let ref: string | undefined;
  // The ref changes when the editor picks another release, and when a draft is saved.
  const update = () => {
    if (session.getRef() === ref) return;
    ref = session.getRef();
    setFindDrafts(async (language, text) => {
      // The heading is in the page's language, which may differ from the drafts' language.
      const { drafts: heading } = previewMessages[languageOfPath(window.location.pathname)];
      try {
        return { heading, hits: await findDrafts(session, language, text) };
      } catch (error) {
        console.warn('Prismic preview: the search could not load drafts.', error);
        return { heading, hits: [] };
      }
    });
  };
  update();
  session.subscribe(update);
}

async function findDrafts(
  session: PreviewSession,
  language: Language,
  text: string,
): Promise<Hit[]> {
  const { contentApi } = session;
  const words = splitWords(normaliseText(text)).map(({ word }) => word);
  if (words.length === 0) return [];
  const { masterRef } = await contentApi.getMetadata();
  const [previewed = [], published = []] = await Promise.all(
    [session.getRef(), masterRef].map(async (ref) => {
      const { results } = await contentApi.query(filter.fulltext('document', words.join(' ')), {
        ref,
        lang: language,
        pageSize: QUERY_PAGE_SIZE,
        fetchLinks: ['association.title'],
      });
      return results;
    }),
  );
  const drafts = previewed.filter(
    (draft) => !published.some((each) => each.id === draft.id && isSameContent(each, draft)),
  );
  const hits = drafts.slice(0, MAX_HITS).map((draft) => toHits(session, draft, language));
  return (await Promise.all(hits)).flat();
}

/** Leaves out documents without a page, and documents of types that the site's search omits. */
async function toHits(
  session: PreviewSession,
  { id, uid, type, lang, tags, data }: PrismicDocument,
  language: Language,
): Promise<Hit[]> {
  const url = await session.addressOf({ id, uid, type, lang });
  if (url === null) return [];
  const { association, title } = data;
  const { untitled } = previewMessages[language];
  const document = toSearchDocument({
    ...data,
    _meta: { id, uid, type, lang, tags, url },
    title: toPlainText(title) ? title : [{ type: 'heading1', text: untitled, spans: [] }],
    association: isJsonObject(association) ? association['data'] : undefined,
  });
  if (!document) return [];
  const { lead = '', date, category } = document;
  const unmarked = (value: string) => ({ text: value, ranges: [] });
  return [
    {
      url,
      kind: document.kind,
      language,
      title: unmarked(document.title),
      snippet: unmarked(lead),
      line: unmarked(lead),
      date,
      category,
      association: document.association,
      matches: [],
      forms: [],
    },
  ];
}
