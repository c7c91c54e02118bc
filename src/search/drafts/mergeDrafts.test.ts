import { noCounts } from '../../test/noCounts';
import type { PrismicDocument } from '@prismicio/client';
import { searchDocument } from '../../test/searchIn';
import type { Hit, SearchResult } from '../find/SearchResult';
import type { SearchKind } from '../../documentTypes';
import { mergeDrafts } from './mergeDrafts';
import type { Drafts } from './mergeDrafts';
import type { Draft } from './toDraft';

const hit = (url: string, kind: SearchKind = 'article'): Hit => ({
  url,
  kind,
  language: 'is',
  title: { text: url, ranges: [] },
  snippet: { text: '', ranges: [] },
  line: { text: '', ranges: [] },
  matches: [],
  forms: [],
});

const draft = (id: string, { isNew = false, kind = 'article' as SearchKind } = {}): Draft => ({
  source: { id } as PrismicDocument,
  content: searchDocument({ title: id, kind }),
  isNew,
});

const answer = (hits: Hit[]): Extract<SearchResult, { status: 'answered' }> => ({
  status: 'answered',
  words: ['leir', 'bolli'],
  missing: ['bolli'],
  total: hits.length + 20,
  counts: { ...noCounts, article: hits.length + 20 },
  hits,
  suggestions: ['leir'],
});

/** The document of the address `/a/` is `a`. */
const idOf = ({ url }: Hit) => url.replaceAll('/', '') || undefined;

const merge = (hits: Hit[], drafts: Draft[], rest: Partial<Drafts> = {}, kinds?: SearchKind[]) => {
  const merged = mergeDrafts(
    answer(hits),
    {
      found: [],
      gone: new Set(),
      drafts: new Map(drafts.map((each) => [each.source.id, each])),
      ...rest,
    },
    kinds,
    idOf,
  );
  const names = merged.entries.map((entry) => ('source' in entry ? entry.source.id : entry.url));
  return { ...merged, names };
};

const hits = [hit('/a/'), hit('/b/'), hit('/c/')];

it('leaves a result without drafts unchanged', () => {
  const { names, ...merged } = merge(hits, [], { found: ['b', 'x'] });
  expect(names).toEqual(['/a/', '/b/', '/c/']);
  expect({ ...merged, hits: merged.entries, entries: undefined }).toEqual(answer(hits));
});

it('replaces a published document by its draft', () => {
  const { names, total, counts } = merge(hits, [draft('b')], { found: ['b'] });
  expect(names).toEqual(['/a/', 'b', '/c/']);
  expect({ total, counts }).toEqual({ total: 23, counts: { ...noCounts, article: 23 } });
});

it('replaces it too if full-text search does not find the draft', () => {
  expect(merge(hits, [draft('b')]).names).toEqual(['/a/', 'b', '/c/']);
});

it('puts new drafts first, in the order of full-text search', () => {
  const drafts = [draft('x', { isNew: true }), draft('y', { isNew: true, kind: 'project' })];
  const { names, total, counts } = merge(hits, drafts, { found: ['y', 'a', 'x'] });
  expect(names).toEqual(['y', 'x', '/a/', '/b/', '/c/']);
  expect({ total, counts }).toEqual({
    total: 25,
    counts: { ...noCounts, article: 24, project: 1 },
  });
});

it('leaves out documents that the preview has not', () => {
  const { names, total, counts } = merge(hits, [], { gone: new Set(['b']) });
  expect(names).toEqual(['/a/', '/c/']);
  expect({ total, counts }).toEqual({ total: 22, counts: { ...noCounts, article: 22 } });
});

it('lists only the requested kinds, and counts the others', () => {
  const drafts = [
    draft('x', { isNew: true }),
    draft('y', { isNew: true, kind: 'project' }),
    draft('b', { kind: 'event' }),
  ];
  const { names, total, counts } = merge(hits, drafts, { found: ['x', 'y', 'b'] }, ['article']);
  expect(names).toEqual(['x', '/a/', '/c/']);
  expect(total).toBe(23);
  expect(counts).toEqual({ ...noCounts, article: 23, project: 1, event: 1 });
});

it('reports no missing words if full-text search finds a draft', () => {
  expect(merge(hits, [draft('x')], { found: ['x'] })).toMatchObject({
    missing: [],
    suggestions: [],
  });
  expect(merge(hits, [draft('b')])).toMatchObject({ missing: ['bolli'], suggestions: ['leir'] });
});
