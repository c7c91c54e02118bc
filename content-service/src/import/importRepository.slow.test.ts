import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@prismicio/client';
import { cleanUp, field, richText, serve, testContent } from '../../test/content';
import type { TestContent } from '../../test/content';
import type { ContentService } from '../startContentService';
import { importRepository } from './importRepository';

let original: TestContent;
let copy: TestContent;

beforeEach(async () => {
  [original, copy] = [testContent(), testContent()];
  for (const { writeType } of [original, copy]) {
    writeType('article', {
      Main: {
        uid: field('UID'),
        title: field('Text'),
        photo: field('Image', { thumbnails: [{ name: 'square', width: 20, height: 20 }] }),
        text: field('StructuredText', { multi: 'paragraph,image,hyperlink' }),
        report: field('Link'),
        related: field('Link', { select: 'document' }),
      },
    });
  }
  await original.writeImage('Blár stóll.jpg', 120, 80);
  await original.writeImage('inside.png', 60, 60);
  original.write('media/report.pdf', '%PDF-1.4');
  original.writeDocument('is/article/a', {
    uid: 'stóll',
    tags: ['Húsgögn'],
    data: {
      title: 'Stóll',
      photo: { file: 'Blár stóll.jpg', alt: 'Blár stóll' },
      text: [richText('Hér.'), { type: 'image', file: 'inside.png', alt: '' }].flat(),
      report: { link_type: 'Media', file: 'report.pdf' },
      related: { link_type: 'Document', id: 'article-b-is' },
    },
  });
  original.writeDocument('en-us/article/a', {
    uid: 'chair',
    alternate_language_id: 'article-a-is',
    data: { title: 'Chair' },
  });
  original.writeDocument('is/article/b', { uid: 'b', data: { title: 'Borð' } });
});
afterEach(cleanUp);

const folders = () => ({
  documents: path.join(copy.folder, 'imported'),
  media: path.join(copy.folder, 'media'),
});

/** Returns all documents as a client reads them, without the service's origin and file hashes. */
async function read({ url }: ContentService): Promise<unknown> {
  const client = createClient('acme', { documentAPIEndpoint: `${url}/api/v2` });
  const documents = await client.dangerouslyGetAll({ lang: '*' });
  const sorted = documents.sort((a, b) => (a.id < b.id ? -1 : 1));
  const text = JSON.stringify(sorted.map((document) => ({ ...document, href: '' })));
  return JSON.parse(
    text.replace(/http:\/\/localhost:\d+\/media\/(?:localhost\/media\/)?(?:[0-9a-f]{12}_)+/g, ''),
  );
}

test('a repository is the same after its import: documents, translations, links, images and files', async () => {
  const source = await serve(original);
  const from = `${source.url}/api/v2`;
  const result = await importRepository(from, folders());
  expect(result).toEqual({ documents: 3, files: 3, types: ['article'], failures: [] });

  const imported = await serve(copy, folders());
  expect(imported.problems()).toEqual([]);
  const before = await read(source);
  await source.close();
  expect(await read(imported)).toEqual(before);

  // The images come from the imported files.
  const article = await createClient('acme', {
    documentAPIEndpoint: `${imported.url}/api/v2`,
  }).getByUID('article', 'stóll');
  expect(article.alternate_languages).toMatchObject([{ uid: 'chair', lang: 'en-us' }]);
  const { photo, report } = article.data as Record<
    string,
    { url: string; square: { url: string } }
  >;
  for (const address of [photo?.url, photo?.square.url, report?.url]) {
    expect(address).toContain(imported.url);
    expect((await fetch(String(address))).status).toBe(200);
  }
});

test('an import that was cut off requests only the missing files when it is repeated', async () => {
  const { url } = await serve(original);
  const request = globalThis.fetch;
  let downloads = 0;
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (String(address).includes('/media/')) downloads += 1;
    if (downloads === 2) throw new TypeError('connection lost');
    return request(address, init);
  });
  const first = await importRepository(`${url}/api/v2`, folders());
  expect(first.failures).toEqual([expect.stringContaining('connection lost')]);
  const files = readdirSync(folders().media, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
  const second = await importRepository(`${url}/api/v2`, folders());
  fetching.mockRestore();
  expect(second.failures).toEqual([]);
  expect(downloads).toBe(4);
});

test('a later import brings what has changed, but keeps the files of documents whose uid has changed, and the other settings', async () => {
  const bring = async () => {
    const { url } = await serve(original);
    await importRepository(`${url}/api/v2`, folders());
  };
  await bring();
  const { documents } = folders();
  const inFolder = (name: string) => path.join(documents, name);
  // Older imports named files after the uid.
  renameSync(inFolder('is/article/article-b-is.json'), inFolder('is/article/b.json'));
  const settings = JSON.parse(readFileSync(inFolder('repository.json'), 'utf8'));
  const changed = { ...settings, integrationFieldsRef: 'kept' };
  writeFileSync(inFolder('repository.json'), JSON.stringify(changed));
  original.writeDocument('is/article/b', { uid: 'a-table', data: { title: 'Borð' } });
  original.writeDocument('is/article/c', { uid: 'b', data: { title: 'Bekkur' } });
  await bring();
  const names = readdirSync(inFolder('is/article')).sort();
  expect(names).toEqual(['article-a-is.json', 'article-c-is.json', 'b.json']);
  expect(readFileSync(inFolder('is/article/b.json'), 'utf8')).toContain('"a-table"');
  expect(JSON.parse(readFileSync(inFolder('repository.json'), 'utf8'))).toEqual(changed);
});

test('an image of an old repository is imported', async () => {
  const address = 'https://images.prismic.io/acme%2F5c_stoll.jpg?auto=compress';
  const photo = { dimensions: { width: 9, height: 9 }, alt: null, copyright: null, url: address };
  original.writeDocument('is/article/c', { uid: 'c', data: { photo } });
  const { url } = await serve(original);
  const request = globalThis.fetch;
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (from, init) =>
      String(from).includes('prismic.io') ? new Response('image') : request(from, init),
    );
  await importRepository(`${url}/api/v2`, folders());
  fetching.mockRestore();
  expect(existsSync(path.join(folders().media, 'images.prismic.io/acme/5c_stoll.jpg'))).toBe(true);
});

test('a private repository needs its token', async () => {
  const { url } = await serve(original, { accessToken: 'secret' });
  const from = `${url}/api/v2`;
  await expect(importRepository(from, folders())).rejects.toThrow(
    /the repository is private, or the token has no right .*\n.*--access-token/,
  );
  const wrong = importRepository(from, { ...folders(), accessToken: 'wrong' });
  await expect(wrong).rejects.toThrow('private');
  expect(existsSync(folders().documents)).toBe(false);
  const { documents } = await importRepository(from, { ...folders(), accessToken: 'secret' });
  expect(documents).toBe(3);
});

test('documents of another repository are not overwritten', async () => {
  const { url } = await serve(original);
  const others = { ...folders(), documents: path.join(copy.folder, 'documents') };
  await expect(importRepository(`${url}/api/v2`, others)).rejects.toThrow(
    /has documents of the repository "acme", but --from is the repository "localhost"\. Nothing was written/,
  );
});

test('an address without an API is refused', async () => {
  const importing = importRepository('http://localhost:1/api/v2', folders());
  await expect(importing).rejects.toThrow(/could not be read: .*\nCheck the address/);
});

test.each(['../../evil', '.hidden', 'a\0b'])('no file is written for the id %j', async (id) => {
  original.writeDocument('is/article/a', { id, uid: id });
  original.writeDocument('is/article/b', { id: 'good', uid: '../good' });
  const { url } = await serve(original);
  const { failures } = await importRepository(`${url}/api/v2`, folders());
  expect(failures).toHaveLength(1);
  expect(readdirSync(path.join(folders().documents, 'is/article'))).toEqual(['good.json']);
});
