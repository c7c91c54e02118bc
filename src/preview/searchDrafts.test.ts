/** @jest-environment jsdom */
import { setImmediate } from 'node:timers/promises';
import type { PrismicDocument } from '@prismicio/client';
import { loadSearch } from '../search/loadSearch';
import { searchOverride, overrideSearch } from '../search/searchOverride';
import type { Outcome } from '../search/Outcome';
import { searchDocument, searchIn } from '../test/searchIn';
import type { PreviewSession } from './pluginSession';
import { searchDrafts } from './searchDrafts';
import { createFakeSession } from '../test/fakeSession';

jest.mock('../search/loadSearch', () => ({ loadSearch: jest.fn() }));

const project = (uid: string, title: string, fields: Record<string, unknown> = {}) =>
  ({
    id: `id-${uid}`,
    uid,
    type: 'project',
    lang: 'is',
    tags: [],
    data: { title: [{ type: 'heading1', text: title, spans: [] }], ...fields },
  }) as unknown as PrismicDocument;

const bowl = project('skal', 'Skál og bolli');
const chair = project('stoll', 'Bolli og stóll');
const index = searchIn(
  [bowl, chair].map(({ uid, data }) =>
    searchDocument({ kind: 'project', title: data['title'][0].text, path: `/is/${uid}/` }),
  ),
  'is',
);

/** Documents by ref. The full-text search of this test finds whole words only. */
let refs: Record<string, PrismicDocument[]>;
let ref: string;
let fake: ReturnType<typeof createFakeSession>;
/** The content service responds when this promise resolves. */
let delay: Promise<void> | undefined;
const requests: string[] = [];

const respondWith = async (results: PrismicDocument[]) => {
  await delay;
  return { results } as unknown as Awaited<ReturnType<PreviewSession['contentApi']['query']>>;
};

function start() {
  fake = createFakeSession();
  const at = (name: string | undefined) => refs[name ?? ''] ?? [];
  searchDrafts({
    ...fake.session,
    getRef: () => ref,
    idAt: (url) => [bowl, chair].find(({ uid }) => url === `/is/${uid}/`)?.id,
    contentApi: {
      ...fake.session.contentApi,
      getMetadata: async () => ({ masterRef: 'master' }) as never,
      query: (q, options) => {
        requests.push(`${String(q)} ${options?.ref} ${options?.lang}`);
        const words = /"(.*)"/.exec(String(q))?.[1]?.split(' ') ?? [];
        const has = (document: PrismicDocument) =>
          words.every((word) => new RegExp(`\\b${word}\\b`, 'i').test(JSON.stringify(document)));
        return respondWith(at(options?.ref).filter(has));
      },
      getByIDs: (ids, options) =>
        respondWith(at(options?.ref).filter(({ id }) => ids.includes(id))),
    },
  });
}

/** Searches, and records every list of results: titles, and for drafts also label and path. */
function search(text: string) {
  const shown: (string[] | string)[] = [];
  const stop = searchOverride()?.(
    async (searchWith) => {
      const result = await searchWith('is', text, { limit: 10 });
      return result.status === 'failed' ? result : { ...result, elsewhere: [] };
    },
    (language, typed, options) => loadSearch(language).then((each) => each.search(typed, options)),
    (outcome: Outcome) =>
      shown.push(
        outcome.status === 'failed'
          ? outcome.reason
          : outcome.hits.map(({ title, draft, url }) =>
              draft ? `${draft}: ${title.text} ${url}` : title.text,
            ),
      ),
  );
  return { shown, stop: () => stop?.() };
}

/** Waits until all resolved promises have been handled. */
const settle = () => setImmediate();

let warn: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.mocked(loadSearch).mockResolvedValue(index);
  warn = jest.spyOn(console, 'warn').mockImplementation();
  refs = { master: [bowl, chair], preview: [bowl, chair] };
  ref = 'preview';
  delay = undefined;
  requests.length = 0;
  start();
});

afterEach(() => {
  overrideSearch();
  window.history.replaceState(null, '', '/');
  warn.mockRestore();
  jest.useRealTimers();
});

const published = ['Bolli og stóll', 'Skál og bolli'];

it('queries the text at the preview’s ref, without characters of the query syntax', async () => {
  search('Bolli "og" \\ skál]');
  await settle();
  expect(requests).toEqual(['[fulltext(document, "bolli skál")] preview is']);
});

it('labels a draft that only the index finds, by another inflection', async () => {
  refs['preview'] = [project('skal', 'Skál án bolla'), chair];
  const { shown } = search('bollanum');
  await settle();
  expect(shown).toEqual([['Bolli og stóll', 'Drög: Skál án bolla /is/skal/']]);
});

it('links to the new path of a draft', async () => {
  refs['preview'] = [{ ...bowl, uid: 'bolli' }, chair];
  const { shown } = search('skál');
  await settle();
  expect(shown).toEqual([['Drög: Skál og bolli /is/bolli/']]);
});

it('labels drafts in the language of the page', async () => {
  window.history.replaceState(null, '', '/en/leit/');
  refs['preview'] = [project('ny', 'Nýr bolli'), bowl, chair];
  const { shown } = search('bolli');
  await settle();
  expect(shown[0]?.[0]).toBe('Draft: Nýr bolli /is/ny/');
});

it('shows the results of the index while the content service is slow, then the drafts', async () => {
  refs['preview'] = [project('skal', 'Skál'), chair];
  let respond = () => {};
  delay = new Promise((resolve) => {
    respond = resolve;
  });
  const { shown } = search('bolli');
  await settle();
  jest.advanceTimersByTime(249);
  await settle();
  expect(shown).toEqual([]);
  jest.advanceTimersByTime(1);
  await settle();
  expect(shown).toEqual([published]);
  respond();
  await settle();
  expect(shown).toEqual([published, ['Bolli og stóll', 'Drög: Skál /is/skal/']]);
});

it('queries again at another ref, and shows nothing more after it was stopped', async () => {
  refs['release'] = [project('skal', 'Bolli vorsins'), chair];
  const { shown, stop } = search('bolli');
  await settle();
  fake.set({ status: 'loading' });
  await settle();
  expect(shown).toHaveLength(1);

  ref = 'release';
  fake.set({ release: 'release' });
  await settle();
  expect(shown.at(-1)).toEqual(['Bolli og stóll', 'Drög: Bolli vorsins /is/skal/']);

  stop();
  expect(fake.isWatched()).toBe(false);
});

it('shows only the results of the last ref', async () => {
  refs['preview'] = [project('skal', 'Bolli vetrarins'), chair];
  refs['release'] = [project('skal', 'Bolli vorsins'), chair];
  const { shown } = search('bolli');
  ref = 'release';
  fake.set({ release: 'release' });
  await settle();
  expect(shown).toEqual([['Bolli og stóll', 'Drög: Bolli vorsins /is/skal/']]);
});
