/** @jest-environment jsdom */
import { setImmediate } from 'node:timers/promises';
import type { PrismicDocument } from '@prismicio/client';
import { act, renderHook } from '@testing-library/react';
import { useDrafts } from '../search/useDrafts';
import { createFakeSession } from '../test/fakeSession';
import type { PreviewSession } from './pluginSession';
import { searchDrafts } from './searchDrafts';

const project = (uid: string, title: string, fields: Record<string, unknown> = {}) =>
  ({
    id: `id-${uid}`,
    uid,
    type: 'project',
    lang: 'is',
    tags: [],
    data: { title: title ? [{ type: 'heading1', text: title, spans: [] }] : [], ...fields },
  }) as unknown as PrismicDocument;

const bowl = project('skal', 'Skál og bolli');
const chair = project('stoll', 'Bolli og stóll');

/** Documents by ref. The search that this test imitates finds only full words. */
let refs: Record<string, PrismicDocument[]>;
let ref: string;
let fake: ReturnType<typeof createFakeSession>;
const query = jest.fn<
  ReturnType<PreviewSession['contentApi']['query']>,
  Parameters<PreviewSession['contentApi']['query']>
>();

const settle = () => act(() => setImmediate());

/** Searches, and returns a function that lists the displayed drafts. */
async function search(text: string) {
  const { result } = renderHook(() => useDrafts('is', text));
  await settle();
  return () => result.current?.hits.map(({ title, url }) => `${title.text} ${url}`);
}

beforeEach(() => {
  refs = { master: [bowl, chair], preview: [bowl, chair] };
  ref = 'preview';
  query.mockReset().mockImplementation(async (q, options) => {
    const words = /"(.*)"/.exec(String(q))?.[1]?.split(' ') ?? [];
    const has = (document: PrismicDocument) =>
      words.every((word) => new RegExp(`\\b${word}\\b`, 'i').test(JSON.stringify(document)));
    const results = (refs[options?.ref ?? ''] ?? []).filter(has);
    return { results } as unknown as ReturnType<PreviewSession['contentApi']['query']>;
  });
  fake = createFakeSession();
  const contentApi = { ...fake.session.contentApi, query };
  searchDrafts({ ...fake.session, getRef: () => ref, contentApi });
});

afterEach(() => window.history.replaceState(null, '', '/'));

it('queries the text at the preview’s ref and as published, without characters of the query syntax', async () => {
  await search('Bolli "og" \\ skál]');
  expect(query.mock.calls.map(([q, options]) => `${String(q)} ${options?.ref}`)).toEqual([
    '[fulltext(document, "bolli og skál")] preview',
    '[fulltext(document, "bolli og skál")] master',
  ]);
});

it('finds no drafts if everything is published, and sends no request without a word', async () => {
  expect((await search('bolli'))()).toBeUndefined();
  query.mockClear();
  expect((await search('"'))()).toBeUndefined();
  expect(query).not.toHaveBeenCalled();
});

it('names a draft without a title, and leaves out types that the search does not find', async () => {
  const home = { ...project('home', 'Bolli'), type: 'homepage' } as PrismicDocument;
  const lead = [{ type: 'paragraph', text: 'Bolli.', spans: [] }];
  refs['preview'] = [home, project('ny', '', { lead })];
  expect((await search('bolli'))()).toEqual(['Án titils /is/ny/']);
});

it('heads the drafts in the language of the page', async () => {
  window.history.replaceState(null, '', '/en/leit/');
  refs['preview'] = [project('ny', 'Nýr bolli')];
  const { result } = renderHook(() => useDrafts('is', 'bolli'));
  await settle();
  expect(result.current?.heading).toBe('Drafts');
});

it('queries again at another ref', async () => {
  refs['release'] = [project('skal', 'Bolli vorsins')];
  const drafts = await search('bolli');
  expect(drafts()).toBeUndefined();
  ref = 'release';
  act(() => fake.set({ release: 'release' }));
  await settle();
  expect(drafts()).toEqual(['Bolli vorsins /is/skal/']);
});
