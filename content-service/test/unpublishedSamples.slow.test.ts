import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@prismicio/client';
import { startContentService } from '../src/startContentService';
import type { ContentService } from '../src/startContentService';

// The drafts and releases of the sample content, read with the unmodified official client.
const documents = path.resolve('content-service/documents');

type File = { id: string; uid?: string; type: string; lang: string };

function files(folder: string): File[] {
  return readdirSync(path.join(documents, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.json') && name !== 'release.json')
    .map(({ parentPath, name }) => JSON.parse(readFileSync(path.join(parentPath, name), 'utf8')));
}

const drafts = files('drafts');
const releases = readdirSync(path.join(documents, 'releases'));
const isPublished = ({ id }: File): boolean =>
  [...files('is'), ...files('en-us')].some((file) => file.id === id);

let service: ContentService;
beforeAll(async () => {
  service = await startContentService({ port: 0, watch: false });
});
afterAll(() => service.close());

const clientOf = () => createClient('midstod', { documentAPIEndpoint: `${service.url}/api/v2` });

async function tokenOf(params: Record<string, string>) {
  const address = `${service.url}/previews?${new URLSearchParams(params)}`;
  const response = await fetch(address, { method: 'POST' });
  return (await response.json()) as { token: string; documentId: string; url: string };
}

test('the sample content has a changed draft, a draft never published, and a release', () => {
  expect(new Set(drafts.map(isPublished))).toEqual(new Set([true, false]));
  expect(releases.length).toBeGreaterThan(0);
  expect(service.problems()).toEqual([]);
});

test('no draft is published', async () => {
  const ids = (await clientOf().dangerouslyGetAll({ lang: '*' })).map(({ id }) => id);
  expect(ids).toHaveLength(files('is').length + files('en-us').length);
  for (const draft of drafts) expect(ids.includes(draft.id)).toBe(isPublished(draft));
});

test('every draft is found through the landing link of its preview', async () => {
  for (const draft of drafts) {
    const client = clientOf();
    const { url, documentId } = await tokenOf({ document: draft.id });
    const landing = new URL(url);
    expect(documentId).toBe(draft.id);
    const address = await client.resolvePreviewURL({
      defaultURL: '/',
      documentID: landing.searchParams.get('documentId') ?? '',
      previewToken: landing.searchParams.get('token') ?? '',
      linkResolver: ({ uid, lang }) => `/${lang}/${uid}`,
    });
    expect(address).toBe(`/${draft.lang}/${draft.uid}`);
  }
});

test('with a preview cookie the client reads drafts', async () => {
  const client = clientOf();
  const { token } = await tokenOf({ document: drafts[0]?.id ?? '' });
  const cookie = JSON.stringify({ 'midstod.prismic.io': { preview: token } });
  client.enableAutoPreviewsFromReq({
    headers: { cookie: `io.prismic.preview=${encodeURIComponent(cookie)}` },
  });
  const found = await client.getAllByIDs(
    drafts.map(({ id }) => id),
    { lang: '*' },
  );
  expect(found.map(({ id }) => id)).toEqual(drafts.map(({ id }) => id));
  expect(found.map((document) => document.first_publication_date !== null)).toEqual(
    drafts.map(isPublished),
  );
});

test.each(releases)('the release %s is listed and shows its changes', async (id) => {
  const client = clientOf();
  const { label } = JSON.parse(
    readFileSync(path.join(documents, 'releases', id, 'release.json'), 'utf8'),
  ) as { label: string };
  expect((await client.getReleaseByLabel(label)).id).toBe(id);
  client.queryContentFromReleaseByID(id);
  for (const file of files(`releases/${id}`)) {
    const changed = await client.getByID(file.id, { lang: '*' });
    const published = await clientOf().getByID(file.id, { lang: '*' });
    expect(changed.data).not.toEqual(published.data);
  }
});
