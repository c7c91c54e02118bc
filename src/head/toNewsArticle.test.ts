import type { Site } from './Site';
import { toNewsArticle, type News } from './toNewsArticle';

const centre = { '@type': 'Organization', name: 'Miðstöð' } as const;
const site: Site = {
  lang: 'is',
  name: 'Miðstöð',
  at: (path) => `https://example.is${path}`,
  centre,
};

/** An article of which an editor has filled in nothing but the title. */
const bare: News = {
  id: 'a',
  type: 'article',
  lang: 'is',
  path: '/ha-frettir/skal/',
  tags: [],
  title: 'Skál',
  words: 0,
};

it('leaves out what is not known, and the centre answers for it', () => {
  const { '@type': type, ...article } = toNewsArticle(bare, site);
  expect(type).toBe('NewsArticle');
  expect(JSON.parse(JSON.stringify(article))).toEqual({
    headline: 'Skál',
    author: centre,
    publisher: centre,
    inLanguage: 'is',
    wordCount: 0,
    keywords: [],
    mainEntityOfPage: 'https://example.is/ha-frettir/skal/',
  });
});

it('names its author and its day', () => {
  const signed = { ...bare, author: 'Kolbrá', date: '2026-11-02', published: '2026-11-05' };
  expect(toNewsArticle(signed, site)).toMatchObject({
    author: { '@type': 'Person', name: 'Kolbrá' },
    datePublished: '2026-11-02',
  });
});

it('was published when its document was, without a day of its own', () => {
  const published = '2026-11-05T09:00:00+00:00';
  expect(toNewsArticle({ ...bare, published }, site).datePublished).toBe(published);
});

it('was never changed before it was published', () => {
  const written = { ...bare, date: '2026-11-20', modified: '2026-11-16T11:20:00+00:00' };
  expect(toNewsArticle(written, site).dateModified).toBe('2026-11-20');
  const revised = { ...written, date: '2026-11-01' };
  expect(toNewsArticle(revised, site).dateModified).toBe('2026-11-16T11:20:00+00:00');
});

it('has a headline of at most 110 characters, which no emoji is cut in', () => {
  const headlineOf = (title: string) => toNewsArticle({ ...bare, title }, site).headline;
  expect(headlineOf('é'.repeat(110))).toBe('é'.repeat(110));
  expect(headlineOf('🪑'.repeat(200))).toBe(`${'🪑'.repeat(109)}…`);
});
