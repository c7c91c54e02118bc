import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { documentPath } from '../src/routes';
import { builtPages } from './builtPages';
import { documentsOf } from './contentApi';

test('every document has its page, and no page is without a document', async ({ request }) => {
  const documents = await documentsOf(request);
  expect(documents.length).toBeGreaterThan(0);
  const addresses = documents.map((document) => documentPath(document));
  const pages = builtPages().map((page) => page.path);
  expect(pages).toEqual(expect.arrayContaining(addresses));

  const ofDocuments = builtPages().filter(({ template }) =>
    /templates-(article|project|association|page)-tsx$/.test(template),
  );
  expect(addresses).toEqual(expect.arrayContaining(ofDocuments.map((page) => page.path)));
});

test("a page speaks its document's language", () => {
  const pages = builtPages().map(({ path: address }) => {
    const file = path.join('public/page-data', address === '/' ? 'index' : address);
    return JSON.parse(readFileSync(path.join(file, 'page-data.json'), 'utf8')).result;
  });
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
