import path from 'node:path';
import { createClient } from '@prismicio/client';
import { field, testContent } from '../test/content';
import { startPrismic } from './startContentService';
import type { LocalPrismic } from './startContentService';

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

test('the official client reads documents, and drafts by the cookie of a request', async () => {
  const client = createClient('acme', { documentAPIEndpoint: prismic.endpoint });
  expect((await client.getByUID('page', 'home')).data.title).toBe('Heim');
  const opened = await fetch(`${prismic.url}/previews?document=home`, { method: 'POST' });
  const { token } = (await opened.json()) as { token: string };
  const cookie = `io.prismic.preview=${encodeURIComponent(token)}`;
  client.enableAutoPreviewsFromReq({ headers: { cookie } });
  expect((await client.getByUID('page', 'home')).data.title).toBe('Drög');
});

test('GraphQL has an address of its own', async () => {
  const query = encodeURIComponent('{ page(uid: "home", lang: "is") { title } }');
  const response = await fetch(`${prismic.graphqlEndpoint}?query=${query}`, {
    headers: { 'Prismic-ref': prismic.ref() },
  });
  expect(await response.json()).toEqual({ data: { page: { title: 'Heim' } } });
});

test('content with a problem does not start', async () => {
  content.writeDocument('is/page/nameless');
  await expect(startPrismic(folders)).rejects.toThrow(
    /1 problem in the content.*nameless\.json › uid/s,
  );
});
