import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cleanUp, field, testContent } from '../../test/content';
import type { TestContent } from '../../test/content';
import { loadRepository } from '../startContentService';

const own = '2026-01-01T09:00:00+0000';

type Repository = Awaited<ReturnType<typeof loadRepository>>;

let content: TestContent;
let clock: string;
let repository: Repository | undefined;

beforeEach(() => {
  content = testContent();
  repository = undefined;
  content.writeType('article', {
    Main: { uid: field('UID'), text: field('Text'), link: field('Link'), file: field('Link') },
  });
  write('a');
  write('b');
  clock = '2026-03-01T12:00:00Z';
});
afterEach(cleanUp);

function write(name: string, data: object = {}, others: object = {}): void {
  content.writeDocument(`is/article/${name}`, { uid: name, data: { ...data }, ...others });
}

const remove = (name: string) =>
  rmSync(path.join(content.folder, `documents/is/article/${name}.json`));

async function load(): Promise<Repository> {
  if (repository) await repository.load();
  repository ??= await loadRepository({
    types: path.join(content.folder, 'customtypes'),
    documents: path.join(content.folder, 'documents'),
    media: path.join(content.folder, 'media'),
    now: () => Date.parse(clock),
  });
  return repository;
}

/** Returns the last publication dates by uid. */
function datesOf({ master }: Repository): Record<string, string | null> {
  return Object.fromEntries(
    master.documents.map(({ uid, last_publication_date: date }) => [uid ?? '', date]),
  );
}

test('documents have the dates of their files until their content changes', async () => {
  expect(datesOf(await load())).toEqual({ a: own, b: own });
  write('a', { text: 'new' });
  expect(datesOf(await load())).toEqual({ a: '2026-03-01T12:00:00+0000', b: own });
  clock = '2026-03-02T12:00:00Z';
  expect(datesOf(await load())).toEqual({ a: '2026-03-01T12:00:00+0000', b: own });
});

test('content that goes back has a new date and a new ref', async () => {
  const { master } = await load();
  write('a', { text: 'new' });
  await load();
  write('a');
  clock = '2026-03-02T12:00:00Z';
  const changed = await load();
  expect(datesOf(changed).a).toBe('2026-03-02T12:00:00+0000');
  expect(changed.master.ref).not.toBe(master.ref);
});

test('a document that is removed and restored has changed', async () => {
  const latest = { last_publication_date: '2026-02-01T09:00:00+0000' };
  write('a', {}, latest);
  await load();
  remove('a');
  await load();
  write('a', {}, latest);
  expect(datesOf(await load())).toEqual({ a: '2026-03-01T12:00:00+0000', b: own });
});

test('a new document has its own date, unless clients that ask for later ones would miss it', async () => {
  await load();
  write('later', {}, { last_publication_date: '2026-02-01T09:00:00+0000' });
  write('earlier', {}, { last_publication_date: '2025-01-01T09:00:00+0000' });
  write('undated', {}, { last_publication_date: null });
  expect(datesOf(await load())).toEqual({
    ...{ a: own, b: own, later: '2026-02-01T09:00:00+0000' },
    ...{ earlier: '2026-03-01T12:00:00+0000', undated: '2026-03-01T12:00:00+0000' },
  });
});

test('a new document without dates is first published now, and a later change keeps this date', async () => {
  await load();
  const undated = { first_publication_date: null, last_publication_date: null };
  write('new', {}, undated);
  await load();
  clock = '2026-03-02T12:00:00Z';
  write('new', { text: 'changed' }, undated);
  const { master } = await load();
  expect(master.byId('article-new-is')).toMatchObject({
    first_publication_date: '2026-03-01T12:00:00+0000',
    last_publication_date: '2026-03-02T12:00:00+0000',
  });
});

test('a change of one document copies no other one', async () => {
  write('a', { text: 'large' });
  const { data } = (await load()).master.byId('article-a-is') ?? {};
  write('b', { text: 'changed' });
  expect((await load()).master.byId('article-a-is')?.data).toBe(data);
});

test('a changed document has its own date if it is later, and is never older than another', async () => {
  const future = '2026-04-01T09:00:00+0000';
  write('b', {}, { last_publication_date: future });
  await load();
  write('a', { text: 'new' });
  expect(datesOf(await load())).toEqual({ a: future, b: future });
  write('b', { text: 'new' }, { last_publication_date: '2026-05-01T09:00:00+0000' });
  expect(datesOf(await load()).b).toBe('2026-05-01T09:00:00+0000');
});

test('another layout of a file is no change; a media file with another content is one', async () => {
  const file = path.join(content.folder, 'documents/is/article/b.json');
  content.write('media/a.pdf', 'one');
  write('a', { file: { link_type: 'Media', file: 'a.pdf' } });
  await load();
  writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  content.write('media/a.pdf', 'two');
  expect(datesOf(await load())).toEqual({ a: '2026-03-01T12:00:00+0000', b: own });
});

test('links and drafts show the date of the change, and give it to no other document', async () => {
  write('b', { link: { link_type: 'Document', id: 'article-a-is' } });
  content.write('documents/drafts/is/article/a.json', {
    ...{ id: 'article-a-is', uid: 'a', type: 'article', lang: 'is', data: { text: 'draft' } },
  });
  await load();
  write('a', { text: 'new' });
  const { master, state } = await load();
  const changed = { last_publication_date: '2026-03-01T12:00:00+0000' };
  expect(master.byId('article-b-is')?.data.link).toMatchObject(changed);
  expect(master.byId('article-b-is')?.last_publication_date).toBe(own);
  expect(state.drafts.snapshot.byId('article-a-is')).toMatchObject({
    ...changed,
    data: { text: 'draft' },
  });
});
