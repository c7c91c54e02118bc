import { allMessages } from '../../i18n/allMessages';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import type { Search } from '../../search/find/openSearch';
import { toSearchDocument } from '../../search/shape/toSearchDocument';
import { readSamples } from '../../test/readSamples';
import { meanReciprocalRank, rankedQueries } from '../../test/rankedQueries';
import { answered, relevance, unanswered } from '../../test/relevance';
import { searchIn } from '../../test/searchIn';
import { listDocuments } from './writeSearch';

// These tests search the sample content for words that readers may look for.

const searches = Object.fromEntries(
  languages.map((lang) => [
    lang,
    searchIn(
      [
        ...listDocuments(lang),
        ...readSamples(lang).flatMap((raw) => toSearchDocument(raw, allMessages[lang]) ?? []),
      ],
      lang,
    ),
  ]),
) as Record<Language, Search>;

/** The searches run on a fixed day, because the rank of news depends on the day. */
const now = Date.UTC(2026, 10, 25);

const uidOf = (url: string) => url.split('/').filter(Boolean).at(-1);

it.each(relevance)('$query ($language) finds $uid', async ({ language, query, uid }) => {
  const result = await searches[language].search(query, { limit: 3, now });
  const found = result.status === 'answered' ? result.hits.map(({ url }) => uidOf(url)) : result;
  expect(found).toContainEqual(uid);
});

it.each(answered)('$query ($language) finds $uid first', async ({ language, query, uid }) => {
  const result = await searches[language].search(query, { limit: 1, now });
  const found = result.status === 'answered' ? result.hits.map(({ url }) => uidOf(url)) : result;
  expect(found).toEqual([uid]);
});

it.each(['arkitektmu', 'arkitektom'])('%s finds what the right form finds', async (typed) => {
  const result = await searches.is.search(typed, { limit: 3, now });
  expect(result).toMatchObject({ corrected: 'arkitektum' });
  const found = result.status === 'answered' ? result.hits.map(({ url }) => url) : [];
  expect(found).toContain('/fagfelog/lodlina/');
});

it.each(unanswered)('$query ($language) finds nothing', async ({ language, query }) => {
  expect(await searches[language].search(query, { now })).toMatchObject({
    status: 'answered',
    total: 0,
    hits: [],
  });
});

describe('the page that should be first', () => {
  const pathsOf = async ({ language, query }: (typeof rankedQueries)[number]) => {
    const result = await searches[language].search(query, { limit: 100, now });
    return result.status === 'answered' ? result.hits.map(({ url }) => url) : [];
  };

  it.each([false, true])(
    'has a mean reciprocal rank of at least 0.98 (misspelt: %s)',
    async (isMisspelt) => {
      const queries = rankedQueries.filter((each) => each.isMisspelt === isMisspelt);
      expect(await meanReciprocalRank(queries, pathsOf)).toBeGreaterThanOrEqual(0.98);
    },
  );
});
