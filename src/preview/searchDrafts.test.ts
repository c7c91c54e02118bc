/** @jest-environment jsdom */
import { setImmediate } from 'node:timers/promises';
import type { PrismicDocument } from '@prismicio/client';
import { loadSearch } from '../search/loadSearch';
import { otherAnswer, searchAlso } from '../search/searchAlso';
import type { Outcome } from '../search/Outcome';
import { searchDocument, searchIn } from '../test/searchIn';
import type { PreviewSession } from './PreviewSession';
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

/** What each ref holds. Full text finds whole words, whatever they look like, and nothing else. */
let refs: Record<string, PrismicDocument[]>;
let ref: string;
let fake: ReturnType<typeof createFakeSession>;
/** As long as the content service is silent. */
let silence: Promise<void> | undefined;
const asked: string[] = [];

const answerWith = async (results: PrismicDocument[]) => {
  await silence;
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
        asked.push(`${String(q)} ${options?.ref} ${options?.lang}`);
        const words = /"(.*)"/.exec(String(q))?.[1]?.split(' ') ?? [];
        const has = (document: PrismicDocument) =>
          words.every((word) => new RegExp(`\\b${word}\\b`, 'i').test(JSON.stringify(document)));
        return answerWith(at(options?.ref).filter(has));
      },
      getByIDs: (ids, options) => answerWith(at(options?.ref).filter(({ id }) => ids.includes(id))),
    },
  });
}

/** What a reader sees, one answer after the other: titles, those of drafts with their mark. */
function search(text: string) {
  const shown: (string[] | string)[] = [];
  const stop = otherAnswer()?.(
    async (searchWith) => {
      const answer = await searchWith('is', text, { limit: 10 });
      return answer.status === 'failed' ? answer : { ...answer, elsewhere: [] };
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

/** All that waits for nothing but promises has been done. */
const settle = () => setImmediate();

let warn: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.mocked(loadSearch).mockResolvedValue(index);
  warn = jest.spyOn(console, 'warn').mockImplementation();
  refs = { master: [bowl, chair], preview: [bowl, chair] };
  ref = 'preview';
  silence = undefined;
  asked.length = 0;
  start();
});

afterEach(() => {
  searchAlso();
  window.history.replaceState(null, '', '/');
  warn.mockRestore();
  jest.useRealTimers();
});

const published = ['Bolli og stóll', 'Skál og bolli'];

it('shows what is published where there are no drafts', async () => {
  const { shown } = search('bolli');
  await settle();
  expect(shown).toEqual([published]);
});

it('asks for the text at the preview’s ref, without marks that a query knows', async () => {
  search('Bolli "og" \\ skál]');
  await settle();
  expect(asked).toEqual(['[fulltext(document, "bolli skál")] preview is']);
});

it('puts a draft in the place of what is published, and others in front', async () => {
  refs['preview'] = [project('skal', 'Skál og bolli <b>ný</b>'), chair, project('ny', 'Nýr bolli')];
  const { shown } = search('bolli');
  await settle();
  expect(shown).toEqual([
    ['Drög: Nýr bolli /is/ny/', 'Bolli og stóll', 'Drög: Skál og bolli <b>ný</b> /is/skal/'],
  ]);
});

it('marks a draft that only the index finds, by another form of its word', async () => {
  refs['preview'] = [project('skal', 'Skál án bolla'), chair];
  const { shown } = search('bollanum');
  await settle();
  expect(shown).toEqual([['Bolli og stóll', 'Drög: Skál án bolla /is/skal/']]);
});

it('follows a draft to another address', async () => {
  refs['preview'] = [{ ...bowl, uid: 'bolli' }, chair];
  const { shown } = search('skál');
  await settle();
  expect(shown).toEqual([['Drög: Skál og bolli /is/bolli/']]);
});

it('leaves out what is deleted, and what has no page any more', async () => {
  refs['preview'] = [{ ...bowl, uid: null } as PrismicDocument];
  const { shown } = search('bolli');
  await settle();
  expect(shown).toEqual([[]]);
});

it('marks drafts in the language of the page', async () => {
  window.history.replaceState(null, '', '/en/leit/');
  refs['preview'] = [project('ny', 'Nýr bolli'), bowl, chair];
  const { shown } = search('bolli');
  await settle();
  expect(shown[0]?.[0]).toBe('Draft: Nýr bolli /is/ny/');
});

it('shows the index’s answer while the content service is slow, and the drafts once they come', async () => {
  refs['preview'] = [project('skal', 'Skál'), chair];
  let speak = () => {};
  silence = new Promise((resolve) => {
    speak = resolve;
  });
  const { shown } = search('bolli');
  await settle();
  jest.advanceTimersByTime(249);
  await settle();
  expect(shown).toEqual([]);
  jest.advanceTimersByTime(1);
  await settle();
  expect(shown).toEqual([published]);
  speak();
  await settle();
  expect(shown).toEqual([published, ['Bolli og stóll', 'Drög: Skál /is/skal/']]);
});

it('stays with the index’s answer when the content service fails', async () => {
  silence = Promise.reject(new Error('no network'));
  const { shown } = search('bolli');
  await settle();
  expect(shown).toEqual([published]);
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('could not ask for drafts'),
    new Error('no network'),
  );
});

it('asks again at another ref, and shows nothing more once it is ended', async () => {
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

it('shows only the last ref’s answer', async () => {
  refs['preview'] = [project('skal', 'Bolli vetrarins'), chair];
  refs['release'] = [project('skal', 'Bolli vorsins'), chair];
  const { shown } = search('bolli');
  ref = 'release';
  fake.set({ release: 'release' });
  await settle();
  expect(shown).toEqual([['Bolli og stóll', 'Drög: Bolli vorsins /is/skal/']]);
});
