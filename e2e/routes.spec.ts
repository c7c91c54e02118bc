import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createClient } from '@prismicio/client';
import { documentPath } from '../src/routes';
import { builtPages, isDocumentPage } from './builtPages';
import { publishedBuild } from './publishedBuild';

// docs/behaviour.md, “Addresses”. published.spec.ts tests each page's language and canonical address.

const inBothLanguages = ['', 'ha-frettir/', 'vidburdir/', 'verkefni/', 'fagfelog/', 'leit/'].concat(
  ['islensk-honnun/', 'fyrir-honnudi/', 'fyrir-honnudi/honnunarsjodur/', 'page/honnunarmars/'],
);

const ofSections = {
  '/fyrir-honnudi/': [
    ...['ferdastyrkir', 'honnunarverdlaun', 'styrkir', 'samningar', 'honnunarnam'],
    'radstefnur-og-syningar',
  ],
  '/um-honnunarmidstod/': [
    ...['starfsemi-og-hlutverk', 'starfsfolk', 'stjornir', 'hafa-samband', 'utgefid-efni'],
  ],
  '/islensk-honnun/': ['honnunarsafnid', 'verslanir-sem-selja-islenska-honnun'],
  '/page/': ['samkeppnir', 'honnunarstefna'],
  '/en/about/': ['role-and-operations', 'staff', 'internship1', 'hafa-samband'],
};

const others = [
  ...['/ha-frettir/2/', '/ha-frettir/þokubókhlaðan-sem-húsgagn/', '/ha-frettir/smidamars-2027/'],
  ...['/en/ha-frettir/maker-march-2027/', '/en/ha-frettir/Article/', '/ha-frettir/Greinar/'],
  ...['/verkefni/fjoruleidin/', '/en/verkefni/shoreline-path/'],
  ...['/timarit/', '/en/magazine/', '/timarit/kvardi-14/', '/en/magazine/kvardi-14/'],
  ...['/folk/', '/en/people/', '/folk/dagrun-steinolfsdottir/'],
  ...['/en/people/dagrun-steinolfsdottir/', '/heimsokn/', '/en/visit/'],
  ...['/fagfelog/lodlina/', '/fagfelog/lodlina/log-lodlinu/', '/fagfelog/lodlina/ha-frettir/'],
  ...['/en/fagfelog/plumb-line/', '/en/fagfelog/plumb-line/architects-board/'],
  ...['/en/fagfelog/plumb-line/ha-frettir/', '/um-honnunarmidstod/', '/en/about/'],
];

test('every kind of page has its address', () => {
  expect(builtPages().map((page) => page.path)).toEqual(
    expect.arrayContaining([
      ...inBothLanguages.flatMap((address) => [`/${address}`, `/en/${address}`]),
      ...Object.entries(ofSections).flatMap(([above, uids]) =>
        uids.map((uid) => `${above}${uid}/`),
      ),
      ...others,
    ]),
  );
});

test('every document has a page, and every document page has a document', async () => {
  const content = createClient('midstod', {
    documentAPIEndpoint: `${process.env['CONTENT_URL']}/api/v2`,
  });
  const documents = await content.dangerouslyGetAll({ lang: '*' });
  expect(documents.length).toBeGreaterThan(0);
  const addresses = documents.map((document) =>
    documentPath({ ...document, association: document.data.association?.uid }),
  );
  expect(builtPages().map((page) => page.path)).toEqual(expect.arrayContaining(addresses));

  const documentPages = builtPages().filter(isDocumentPage);
  expect(addresses).toEqual(expect.arrayContaining(documentPages.map((page) => page.path)));
});

test('the sitemap lists exactly the pages that may be indexed', () => {
  const read = (file: string) => readFileSync(path.join(publishedBuild, file), 'utf8');
  const origin = process.env['SITE_URL'] ?? 'http://localhost:9000';
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const wanted = builtPages()
    .filter(({ template }) => !/elements|pages-404/.test(template))
    .filter((page) => !/<meta[^>]*content="noindex/.test(read(`${page.path}index.html`)))
    .map((page) => origin + encodeURI(page.path));
  expect(listed.sort()).toEqual(wanted.sort());
});

test('no other page links to the sample pages or the style guide', () => {
  const linking = builtPages()
    .filter(({ template }) => !/templates-(elements|dummy)/.test(template))
    .filter((page) => {
      const file = page.path.endsWith('/') ? `${page.path}index.html` : page.path;
      const html = readFileSync(path.join(publishedBuild, file), 'utf8');
      return /href="?[^" >]*\/(?:elements|dummy)\//.test(html);
    });
  expect(linking).toEqual([]);
});
