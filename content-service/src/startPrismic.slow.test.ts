import path from 'node:path';
import { createClient } from '@prismicio/client';
import type { FetchLike } from '@prismicio/client';
import { field, testContent } from '../test/content';
import { startPrismic } from './startContentService';
import type { LocalPrismic } from './startContentService';

// How the tests of other projects use the service, with the calls that the documentation of Prismic shows for
// their frameworks.
const content = testContent();
const folders = {
  types: path.join(content.folder, 'customtypes'),
  documents: path.join(content.folder, 'documents'),
  media: path.join(content.folder, 'media'),
};

let prismic: LocalPrismic;
beforeAll(async () => {
  content.writeType('page', { Main: { uid: field('UID'), title: field('Text') } });
  content.writeDocument('is/page/home', { uid: 'home', data: { title: 'Heim' } });
  content.write('documents/drafts/is/page/home.json', {
    ...{ id: 'page-home-is', uid: 'home', type: 'page', lang: 'is', data: { title: 'Drög' } },
  });
  prismic = await startPrismic(folders);
});
afterAll(async () => {
  await prismic.close();
  content.remove();
});

test('Next.js: routes, and options of its cache for each request', async () => {
  const init: unknown[] = [];
  const client = createClient('acme', {
    documentAPIEndpoint: prismic.endpoint,
    routes: [{ type: 'page', path: '/:uid' }],
    fetchOptions: { next: { tags: ['prismic'] }, cache: 'no-store' } as object,
    fetch: (url, options) => {
      init.push(options);
      return fetch(url, options as RequestInit);
    },
  });
  const pages = await client.getAllByType('page');
  expect(pages.map(({ url, data }) => [url, data.title])).toEqual([['/home', 'Heim']]);
  expect(init).toContainEqual(expect.objectContaining({ next: { tags: ['prismic'] } }));
});

test('SvelteKit: the fetch of its load function, and a preview from the cookie of the request', async () => {
  const { fetch: loadFetch } = {
    fetch: ((url, init) => fetch(url, init as RequestInit)) as FetchLike,
  };
  const client = createClient('acme', { documentAPIEndpoint: prismic.endpoint, fetch: loadFetch });
  expect((await client.getByUID('page', 'home')).data.title).toBe('Heim');

  const opened = await fetch(`${prismic.url}/previews?document=home`, {
    method: 'POST',
    headers: { accept: 'application/json' },
  });
  const { token } = (await opened.json()) as { token: string };
  const cookie = `io.prismic.preview=${encodeURIComponent(token)}`;
  client.enableAutoPreviewsFromReq({ headers: { cookie } });
  expect((await client.getByUID('page', 'home')).data.title).toBe('Drög');
});

test('Nuxt: a query in a composable, by filter and order', async () => {
  const useAsyncData = <Data>(_key: string, load: () => Promise<Data>) => load();
  const client = createClient('acme', { documentAPIEndpoint: prismic.endpoint });
  const page = await useAsyncData('home', () =>
    client.getFirst({
      filters: ['[at(my.page.uid,"home")]'],
      orderings: 'my.page.title desc',
    } as never),
  );
  expect(page.uid).toBe('home');
});

test('GraphQL has an address of its own', async () => {
  const query = encodeURIComponent('{ page(uid: "home", lang: "is") { title } }');
  const response = await fetch(`${prismic.graphqlEndpoint}?query=${query}`, {
    headers: { 'Prismic-ref': prismic.ref() },
  });
  expect(await response.json()).toEqual({ data: { page: { title: 'Heim' } } });
});

test('content with a problem does not start', async () => {
  const other = testContent();
  other.writeType('page', { Main: { uid: field('UID') } });
  other.writeDocument('is/page/nameless');
  const start = startPrismic({
    types: path.join(other.folder, 'customtypes'),
    documents: path.join(other.folder, 'documents'),
  });
  await expect(start).rejects.toThrow(/1 problem in the content.*nameless\.json › uid/s);
  other.remove();
});
