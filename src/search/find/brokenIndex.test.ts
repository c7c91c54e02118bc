import { fetchFrom, searchDocument as document } from '../../test/searchIn';
import { buildIndex } from '../build/buildIndex';
import { FORMAT_VERSION } from '../shape/format';
import type { FileKind } from '../shape/format';
import type { Fetch } from './openIndex';
import { openSearch } from './openSearch';

const manifest = '/search/is.json';
const files = buildIndex([document({ title: 'Skál' })], 'is');
const later = buildIndex([document({ title: 'Skál' }), document({ title: 'Skálar' })], 'is');
/** Returns the address of the only index file of this kind. */
const fileOf = (kind: FileKind) =>
  [...files.keys()].find((address) => address.includes(`/${kind}-0-`)) ?? '';

const searchWith = (fetch: Fetch) => openSearch({ language: 'is', fetch });
const query = (fetch: Fetch) => searchWith(fetch).search('skál');
const changed = (address: string, text: string) => fetchFrom(new Map([...files, [address, text]]));
const changedManifest = (fields: object) =>
  changed(manifest, JSON.stringify({ ...JSON.parse(files.get(manifest) ?? ''), ...fields }));
const status = (code: number) => async () => ({ ok: false, status: code, text: async () => '' });

it('fails as missing if there is no index', async () => {
  expect(await query(status(404))).toEqual({ status: 'failed', reason: 'missing' });
});

it.each<[string, Fetch]>([
  ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['breaks off', async () => ({ ok: true, status: 200, text: () => Promise.reject(new Error()) })],
  ['has status 503', status(503)],
])('fails as offline if a request %s', async (_how, fetch) => {
  expect(await query(fetch)).toEqual({ status: 'failed', reason: 'offline' });
});

const changedFile = (kind: FileKind, content: unknown) =>
  changed(fileOf(kind), JSON.stringify(content));

it.each<[string, Fetch]>([
  ['a page in place of the manifest', changed(manifest, '<!doctype html><p>404')],
  ['half a manifest', changed(manifest, (files.get(manifest) ?? '').slice(0, 60))],
  ['null', changed(manifest, 'null')],
  ['a manifest without hashes', changedManifest({ hashes: undefined })],
  ['terms that are a number', changedFile('terms', 7)],
  ['fewer postings than terms', changedFile('postings', [])],
  ['damaged records', changed(fileOf('records'), '[{"title":')],
  ['no records', changedFile('records', [])],
  [
    'a record whose path is a script',
    changedFile('records', [{ title: 'Skál', path: 'javascript:alert(1)' }]),
  ],
])('fails as missing for %s', async (_what, fetch) => {
  expect(await query(fetch)).toEqual({ status: 'failed', reason: 'missing' });
});

it.each<[string, Fetch]>([
  ['of a later format', changedManifest({ format: FORMAT_VERSION + 1 })],
  ['of an earlier format', changedManifest({ format: 0 })],
  ['whose files are gone', fetchFrom(new Map([...files].slice(0, 1)))],
])('fails as outdated for an index %s', async (_what, fetch) => {
  expect(await query(fetch)).toEqual({ status: 'failed', reason: 'outdated' });
});

it('reads the new index if the site is rebuilt while a page is open', async () => {
  let published = files;
  const search = searchWith((url) => fetchFrom(published)(url));
  await search.prepare();
  published = later;
  expect(await search.search('skál')).toMatchObject({ status: 'answered', total: 2 });
});

it('still searches the files that it has after another file could not be fetched', async () => {
  // Between the keys of the two words are enough terms for another file.
  const others = Array.from({ length: 900 }, (_, number) => `gata${number}`).join(' ');
  const texts = ['skál', 'bolli'].map((word) => `${word} ${others}`);
  const two = buildIndex(
    texts.map((body) => document({ title: body.slice(0, 5), body })),
    'is',
  );
  let isOffline = false;
  const search = searchWith(async (url) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return fetchFrom(two)(url);
  });
  expect(await search.search('skál')).toMatchObject({ total: 1 });
  isOffline = true;
  expect(await search.search('bolli')).toEqual({ status: 'failed', reason: 'offline' });
  expect(await search.search('skál')).toMatchObject({ total: 1 });
  isOffline = false;
  expect(await search.search('bolli')).toMatchObject({ total: 1 });
});

it('fetches nothing twice', async () => {
  const fetched: string[] = [];
  const search = searchWith((url) => {
    fetched.push(url);
    return fetchFrom(files)(url);
  });
  await Promise.all([search.search('skál'), search.search('skál'), search.prepare()]);
  await search.search('skálar');
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched[0]).toBe(manifest);
});
