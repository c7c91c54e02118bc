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

/** Answers lists as Gatsby does, from the sample documents. */
const graphql = async (query: string, { lang }: { lang: Language }) => {
  const type = types[/list: (\w+)/.exec(query)?.[1] ?? ''];
  const nodes = readSamples(lang).filter(({ _meta }) => _meta.type === type);
  const edges = nodes.map((node) => ({ cursor: '', node }));
  const pageInfo = { hasNextPage: false, endCursor: null };
  return { data: { prismic: { list: { totalCount: nodes.length, pageInfo, edges } } } };
};

const info = jest.fn();
const args = { graphql, reporter: { info } } as unknown as BuildArgs;

const fetch = async (url: string) => {
  const isThere = existsSync(inFolder(url));
  const text = async () => readFileSync(inFolder(url), 'utf8');
  return { ok: isThere, status: isThere ? 200 : 404, text };
};

it('writes an index of each language that the search reads', async () => {
  await writeSearch(args, folder);
  const icelandic = openSearch({ language: 'is', fetch });
  expect(await icelandic.search('opnu húsi gullsmiða', { limit: 1 })).toMatchObject({
    hits: [{ url: '/ha-frettir/opid-hus-hja-gullsmidum/', kind: 'event' }],
  });
  const english = openSearch({ language: 'en-us', fetch });
  expect(await english.search('goldsmiths', { limit: 1 })).toMatchObject({
    hits: [{ url: '/en/fagfelog/goldsmiths-association/', kind: 'association' }],
  });
  expect(info).toHaveBeenCalledWith(expect.stringMatching(/search 88 pages \(is\)/));
});

it('takes away what an earlier build left', async () => {
  const old = inFolder('/search/is/0123456789ab/records-0.json');
  mkdirSync(path.dirname(old), { recursive: true });
  writeFileSync(old, '{}');
  await writeSearch(args, folder);
  expect(existsSync(old)).toBe(false);
  expect(existsSync(inFolder('/search/is.json'))).toBe(true);
});
