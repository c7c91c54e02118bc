import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createClient } from '@prismicio/client';
import { documentPath } from '../src/routes';
import { builtPages, isDocumentPage } from './builtPages';
import { publishedBuild } from './publishedBuild';

function resultOf(address: string) {
  const folder = path.join(publishedBuild, 'page-data', address === '/' ? 'index' : address);
  return JSON.parse(readFileSync(path.join(folder, 'page-data.json'), 'utf8')).result;
}

test('every document has a page, and every document page has a document', async () => {
  const content = createClient('midstod', {
    documentAPIEndpoint: `${process.env['CONTENT_URL']}/api/v2`,
  });
  const documents = await content.dangerouslyGetAll({ lang: '*' });
  expect(documents.length).toBeGreaterThan(0);
  const addresses = documents.map((document) =>
    documentPath({ ...document, association: document.data.association?.uid }),
  );
  const pages = builtPages().map((page) => page.path);
  expect(pages).toEqual(expect.arrayContaining(addresses));

  const documentPages = builtPages().filter(isDocumentPage);
  expect(addresses).toEqual(expect.arrayContaining(documentPages.map((page) => page.path)));
});

type Neighbour = { uid: string } | null;
type ArticleResult = {
  data: { prismic: { article: { published_date: string } } };
  pageContext: { uid: string; lang: string; previous: Neighbour; next: Neighbour };
};

test('the next article is the article published next, from the first to the last', () => {
  const articles: ArticleResult[] = builtPages()
    .filter(({ template }) => template.endsWith('templates-article-tsx'))
    .map((page) => resultOf(page.path))
    .filter(({ pageContext }) => pageContext.lang === 'is');
  const byUid = new Map(articles.map((article) => [article.pageContext.uid, article]));
  const visited: ArticleResult[] = [];
  let article = articles.find(({ pageContext }) => pageContext.previous === null);
  while (article) {
    visited.push(article);
    article = byUid.get(article.pageContext.next?.uid ?? '');
  }
  expect(visited).toHaveLength(articles.length);
  const dates = visited.map(({ data }) => data.prismic.article.published_date);
  expect(dates).toEqual([...dates].sort());
});
