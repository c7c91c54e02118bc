import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { Language } from '../../i18n/languages';
import { openSearch } from '../../search/find/openSearch';
import { readSamples } from '../../test/readSamples';
import { writeSearch } from './writeSearch';

const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
const inFolder = (address: string) => path.join(folder, address);
afterAll(() => rmSync(folder, { recursive: true }));

const types: Record<string, string> = {
  allArticles: 'article',
  allProjects: 'project',
  allAssociations: 'association',
  allAssociation_pages: 'association_page',
  allPages: 'page',
};

/** Queries lists of the sample documents as Gatsby's `graphql` does. */
const graphql = async (query: string, { lang }: { lang: Language }) => {
  const type = types[/list0: (\w+)/.exec(query)?.[1] ?? ''];
  const nodes = readSamples(lang).filter(({ _meta }) => _meta.type === type);
  const edges = nodes.map((node) => ({ cursor: '', node }));
  const pageInfo = { hasNextPage: false, endCursor: null };
  return { data: { prismic: { list0: { totalCount: nodes.length, pageInfo, edges } } } };
};

const info = jest.fn();
const args = { graphql, reporter: { info } } as unknown as BuildArgs;

const fetch = async (url: string) => {
  const isThere = existsSync(inFolder(url));
  const text = async () => readFileSync(inFolder(url), 'utf8');
  return { ok: isThere, status: isThere ? 200 : 404, text };
};

it('writes an index that the search can read, for each language', async () => {
  await writeSearch(args, folder);
  const icelandic = openSearch({ language: 'is', fetch });
  expect(await icelandic.search('opnu húsi gullsmiða', { limit: 1 })).toMatchObject({
    hits: [{ url: '/ha-frettir/opid-hus-hja-gullsmidum/', kind: 'event' }],
  });
  const english = openSearch({ language: 'en-us', fetch });
  expect(await english.search('goldsmiths', { limit: 1 })).toMatchObject({
    hits: [{ url: '/en/fagfelog/crucible/', kind: 'association' }],
  });
  expect(info).toHaveBeenCalledWith(
    expect.stringMatching(/Search index \(is\): \d+ files for 96 pages/),
  );
});

it('deletes the files of an earlier build', async () => {
  const old = inFolder('/static/search/is/0123456789ab/records-0.json');
  mkdirSync(path.dirname(old), { recursive: true });
  writeFileSync(old, '{}');
  await writeSearch(args, folder);
  expect(existsSync(old)).toBe(false);
  expect(existsSync(inFolder('/search/is.json'))).toBe(true);
});
