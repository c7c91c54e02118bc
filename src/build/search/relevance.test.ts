import { languages, type Language } from '../../i18n/languages';
import type { Search } from '../../search/find/openSearch';
import { toSearchDocument } from '../../search/shape/toSearchDocument';
import { readSamples } from '../../test/readSamples';
import { relevance, unanswered } from '../../test/relevance';
import { searchIn } from '../../test/searchIn';

// The sample content and the words that readers look for in it.

const searches = Object.fromEntries(
  languages.map((lang) => [
    lang,
    searchIn(
      readSamples(lang).flatMap((raw) => toSearchDocument(raw) ?? []),
      lang,
    ),
  ]),
) as Record<Language, Search>;

const uidOf = (url: string) => url.split('/').filter(Boolean).at(-1);

it.each(relevance)('$query ($language) finds $uid', async ({ language, query, uid }) => {
  const answer = await searches[language].search(query, { limit: 3 });
  const found = answer.status === 'answered' ? answer.hits.map(({ url }) => uidOf(url)) : answer;
  expect(found).toContainEqual(uid);
});

it.each(unanswered)('$query ($language) finds nothing', async ({ language, query }) => {
  expect(await searches[language].search(query)).toMatchObject({
    status: 'answered',
    total: 0,
    hits: [],
  });
});

it('asks for forty documents, and ten times for none', () => {
  expect(relevance).toHaveLength(40);
  expect(unanswered).toHaveLength(10);
  for (const language of languages) {
    expect(relevance.filter((each) => each.language === language).length).toBeGreaterThan(10);
  }
});
