import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { documentPath } from '../src/routes';
import { builtPages, isOfDocument } from './builtPages';
import { documentsOf } from './contentApi';

function resultOf(address: string) {
  const folder = path.join('public/page-data', address === '/' ? 'index' : address);
  return JSON.parse(readFileSync(path.join(folder, 'page-data.json'), 'utf8')).result;
}

test('every document has its page, and no page is without a document', async ({ request }) => {
  const documents = await documentsOf(request);
  expect(documents.length).toBeGreaterThan(0);
  const addresses = documents.map((document) =>
    documentPath({ ...document, association: document.data.association?.uid }),
  );
  const pages = builtPages().map((page) => page.path);
  expect(pages).toEqual(expect.arrayContaining(addresses));

  const ofDocuments = builtPages().filter(isOfDocument);
  expect(addresses).toEqual(expect.arrayContaining(ofDocuments.map((page) => page.path)));
});

type Neighbour = { uid: string } | null;
type ArticleResult = {
  data: { prismic: { article: { published_date: string } } };
  pageContext: { uid: string; lang: string; previous: Neighbour; next: Neighbour };
};

test('the next article is the one published after, from the first to the last', () => {
  const articles: ArticleResult[] = builtPages()
    .filter(({ template }) => template.endsWith('templates-article-tsx'))
    .map((page) => resultOf(page.path))
    .filter(({ pageContext }) => pageContext.lang === 'is');
  const byUid = new Map(articles.map((article) => [article.pageContext.uid, article]));
  const walked: ArticleResult[] = [];
  let article = articles.find(({ pageContext }) => pageContext.previous === null);
  while (article) {
    walked.push(article);
    article = byUid.get(article.pageContext.next?.uid ?? '');
  }
  expect(walked).toHaveLength(articles.length);
  const dates = walked.map(({ data }) => data.prismic.article.published_date);
  expect(dates).toEqual([...dates].sort());
});

test("a page speaks its document's language", () => {
  const pages = builtPages().map((page) => resultOf(page.path));
  const checked = pages.flatMap(({ data, pageContext }) =>
    Object.values<{ _meta?: { lang: string } } | null>(data?.prismic ?? {})
      .filter((document) => document?._meta)
      .map((document) => {
        expect(pageContext.lang).toBe(document?._meta?.lang);
        return document;
      }),
  );
  expect(checked.length).toBeGreaterThan(20);
});
