import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import type { Search } from '../../search/find/openSearch';
import { toSearchDocument } from '../../search/shape/toSearchDocument';
import { readSamples } from '../../test/readSamples';
import { relevance, unanswered } from '../../test/relevance';
import { searchIn } from '../../test/searchIn';

// Searches the sample content for words that readers may look for.

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
  const result = await searches[language].search(query, { limit: 3 });
  const found = result.status === 'answered' ? result.hits.map(({ url }) => uidOf(url)) : result;
  expect(found).toContainEqual(uid);
});

it.each(unanswered)('$query ($language) finds nothing', async ({ language, query }) => {
  expect(await searches[language].search(query)).toMatchObject({
    status: 'answered',
    total: 0,
    hits: [],
  });
});

it('has forty queries with a hit and ten without', () => {
  expect(relevance).toHaveLength(40);
  expect(unanswered).toHaveLength(10);
  for (const language of languages) {
    expect(relevance.filter((each) => each.language === language).length).toBeGreaterThan(10);
  }
});
