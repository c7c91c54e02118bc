import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient, filter } from '@prismicio/client';
import { startContentService } from '../src/startContentService';
import type { ContentService } from '../src/startContentService';

// These tests use the official client, unmodified, with the sample content. The tests of each function
// and parameter are in src.
const documents = path.resolve('content-service/documents');

type File = { id: string; uid?: string; type: string; lang: string };

/** Reads documents from their files. `folders` matches paths in `documents`. */
function filesOnDisk(folders: RegExp): File[] {
  return readdirSync(documents, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.relative(documents, path.join(entry.parentPath, entry.name)))
    .filter((file) => folders.test(file))
    .map((file) => JSON.parse(readFileSync(path.join(documents, file), 'utf8')) as File);
}

const files = filesOnDisk(/^(?:is|en-us)\b/);
const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id).sort();

let service: ContentService;
beforeAll(async () => {
  service = await startContentService({ port: 0, watch: false });
});
afterAll(() => service.close());

const clientOf = () => createClient('midstod', { documentAPIEndpoint: `${service.url}/api/v2` });

test('the sample content has a changed draft, a draft never published, and a release', async () => {
  const state = async ({ id }: File) => {
    const opened = await fetch(`${service.url}/previews?document=${id}`, { method: 'POST' });
    const { url } = (await opened.json()) as { url: string };
    const { searchParams } = new URL(url);
    const [previewToken = '', documentID = ''] = ['token', 'documentId'].map(
      (name) => searchParams.get(name) ?? '',
    );
    const address = await clientOf().resolvePreviewURL({
      ...{ previewToken, documentID, defaultURL: '/' },
      linkResolver: ({ uid }) => `/${uid}`,
    });
    const draft = await clientOf().getByID(documentID, { ref: previewToken, lang: '*' });
    return `${address} ${draft.first_publication_date === null ? 'new' : 'changed'}`;
  };
  const drafts = filesOnDisk(/^drafts/);
  const isPublished = (draft: File) => files.some(({ id }) => id === draft.id);
  const states = drafts.map((draft) => `/${draft.uid} ${isPublished(draft) ? 'changed' : 'new'}`);
  expect(await Promise.all(drafts.map(state))).toEqual(states);
  expect(states.join()).toMatch(/new.*changed|changed.*new/);
  expect(await clientOf().getReleases()).not.toEqual([]);
});

test.each(['is', 'en-us', '*'])('reads every document of "%s", page by page', async (lang) => {
  const expected = ids(files.filter((file) => lang === '*' || file.lang === lang));
  let requests = 0;
  const client = createClient('midstod', {
    documentAPIEndpoint: `${service.url}/api/v2`,
    fetch: (input, init) => {
      if (new URL(input).pathname === '/api/v2/documents/search') requests += 1;
      return fetch(input, init as RequestInit);
    },
  });
  const read = await client.dangerouslyGetAll({ lang, pageSize: 30 });
  expect(ids(read)).toEqual(expected);
  expect(requests).toBe(Math.ceil(expected.length / 30));
});

test.each([
  ['a text with a quote', filter.at('my.article.uid', 'no "such" uid')],
  ['a number', filter.at('my.project.year', 2024)],
  ['a boolean', filter.not('my.article.sold_out', true)],
  ['lists', filter.at('document.tags', ['a']) + filter.any('my.project.year', [2024, 2025])],
  ['ids', filter.in('document.id', ['a', 'b']) + filter.similar('a', 10)],
  ['no argument', filter.has('my.homepage.location') + filter.missing('my.article.price')],
  ['decimals', filter.geopointNear('my.homepage.location', 64.1, -21.9, 0.5)],
  ['a range', filter.numberInRange('my.article.price', 1, 2)],
  ['a date', filter.dateAfter('my.article.start_date', new Date('2026-03-03'))],
  ['the name of a month', filter.dateMonth('my.article.published_date', 'April')],
])("understands the client's filter with %s", async (_what, text) => {
  await expect(clientOf().get({ filters: [text] })).resolves.toHaveProperty('results');
});

test('recovers from a ref that does not exist, with the ref from the message', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const client = clientOf();
  client.queryContentFromRef('ZzzzzzzzzzzzzzzZ');
  expect(ids(await client.getAllByType('homepage', { lang: '*' }))).toEqual(
    ids(files.filter(({ type }) => type === 'homepage')),
  );
  expect(warn.mock.calls.join()).toContain(`latest master ref (${service.ref()})`);
  warn.mockRestore();
});
