import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { languages } from '../../i18n/languages';
import { openSearch } from '../../search/find/openSearch';
import { readSamples } from '../../test/readSamples';
import { temporaryFolder } from '../../test/temporaryFolder';
import type { ContentDocument } from '../readContent';
import { writeSearch } from './writeSearch';

const folder = temporaryFolder();
const inFolder = (address: string) => path.join(folder, address);

const content = languages.flatMap(readSamples) as unknown as ContentDocument[];

const info = jest.fn();
const stored = new Map<string, unknown>();
const cache = {
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => stored.set(key, value),
};
const args = { cache, reporter: { info } } as unknown as BuildArgs;

const compiled = path.join(folder, 'gatsby-node.js');
const build = (code = '', documents = content) => {
  writeFileSync(compiled, code);
  return writeSearch(args, documents, folder, compiled);
};

const fetch = async (url: string) => {
  const isThere = existsSync(inFolder(url));
  const text = async () => readFileSync(inFolder(url), 'utf8');
  return { ok: isThere, status: isThere ? 200 : 404, text };
};

it('writes an index that the search can read, for each language', async () => {
  await build();
  const icelandic = openSearch({ language: 'is', fetch });
  expect(await icelandic.search('opnu húsi gullsmiða', { limit: 1 })).toMatchObject({
    hits: [{ url: '/ha-frettir/opid-hus-hja-gullsmidum/', kind: 'event' }],
  });
  const english = openSearch({ language: 'en-us', fetch });
  expect(await english.search('goldsmiths', { limit: 1 })).toMatchObject({
    hits: [{ url: '/en/fagfelog/crucible/', kind: 'association' }],
  });
  expect(info).toHaveBeenCalledWith(
    expect.stringMatching(/Search index \(is\): \d+ files for 120 pages/),
  );
});

it('deletes the files of an earlier build', async () => {
  const old = inFolder('/static/search/is/0123456789ab/records-0.json');
  mkdirSync(path.dirname(old), { recursive: true });
  writeFileSync(old, '{}');
  await build();
  expect(existsSync(old)).toBe(false);
  expect(existsSync(inFolder('/search/is.json'))).toBe(true);
});

it('keeps an index whose documents have not changed, unless a file is missing or the code is another', async () => {
  const manifest = inFolder('/search/is.json');
  await build();
  // The second build must not write the file again.
  writeFileSync(manifest, 'kept');
  await build();
  expect(readFileSync(manifest, 'utf8')).toBe('kept');
  expect(info).toHaveBeenLastCalledWith(expect.stringMatching(/\(en-us\).*, as before$/));

  await build('another code');
  expect(readFileSync(manifest, 'utf8')).not.toBe('kept');
  rmSync(manifest);
  await build('another code');
  expect(existsSync(manifest)).toBe(true);
});

it('makes the index of the language whose documents have changed', async () => {
  await build();
  info.mockClear();
  await build('', content.slice(0, -1));
  expect(info.mock.calls.flat()).toEqual([
    expect.stringMatching(/\(is\).*, as before$/),
    expect.stringMatching(/\(en-us\): \d+ files for \d+ pages$/),
  ]);
});
