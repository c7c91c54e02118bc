import type { Site } from './Site';
import { toNewsArticle } from './toNewsArticle';
import type { ArticleDocument } from './toNewsArticle';

const centre = { '@type': 'Organization', name: 'Miðstöð' } as const;
const site: Site = {
  lang: 'is',
  name: 'Miðstöð',
  toUrl: (path) => `https://example.is${path}`,
  centre,
};

/** An article with a title and no other field. */
const bare: ArticleDocument = {
  id: 'a',
  type: 'article',
  lang: 'is',
  path: '/ha-frettir/skal/',
  tags: [],
  title: 'Skál',
  words: 0,
};

it('leaves out empty fields, and names the centre as the author', () => {
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

it('names the author and the date of the article', () => {
  const signed = { ...bare, author: 'Kolbrá', date: '2026-11-02', published: '2026-11-05' };
  expect(toNewsArticle(signed, site)).toMatchObject({
    author: { '@type': 'Person', name: 'Kolbrá' },
    datePublished: '2026-11-02',
  });
});

it('uses the document’s publication date when the article has no date', () => {
  const published = '2026-11-05T09:00:00+00:00';
  expect(toNewsArticle({ ...bare, published }, site).datePublished).toBe(published);
});

it('has a modification date that is never before the publication date', () => {
  const written = { ...bare, date: '2026-11-20', modified: '2026-11-16T11:20:00+00:00' };
  expect(toNewsArticle(written, site).dateModified).toBe('2026-11-20');
  const revised = { ...written, date: '2026-11-01' };
  expect(toNewsArticle(revised, site).dateModified).toBe('2026-11-16T11:20:00+00:00');
});

it('cuts the headline to 110 characters without splitting an emoji', () => {
  const headlineOf = (title: string) => toNewsArticle({ ...bare, title }, site).headline;
  expect(headlineOf('é'.repeat(110))).toBe('é'.repeat(110));
  expect(headlineOf('🪑'.repeat(200))).toBe(`${'🪑'.repeat(109)}…`);
});
