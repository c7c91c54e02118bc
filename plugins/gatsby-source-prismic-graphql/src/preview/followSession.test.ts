/** @jest-environment ./plugins/gatsby-source-prismic-graphql/test/browserEnvironment.ts */
import type { StubServer } from '../../test/startStubServer';
import { startStubServer } from '../../test/startStubServer';
import { followSession } from './followSession';
import type { StateStore } from './previewState';
import { createStateStore } from './previewState';

const now = Date.UTC(2026, 10, 21, 13);
const minute = 60_000;

let server: StubServer;
let state: StateStore;
let streams: string[];
let told: string[];
beforeEach(async () => {
  server = await startStubServer(() => ({ body: {} }));
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  [streams, told] = [[], []];
  const opened = streams;
  Object.assign(globalThis, {
    EventSource: class extends EventTarget {
      constructor(address: string) {
        super();
        opened.push(address);
      }
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  return server.close();
});

/** Follows a preview, until it is known what its address answers. */
async function follow(token: string | undefined, until?: number) {
  state = createStateStore({
    ...{ status: 'ready', subject: { kind: 'draft' }, isMissing: false, releases: [] },
    ...(until === undefined ? {} : { until }),
  });
  const listen = jest.spyOn(window, 'addEventListener');
  followSession(token, {
    state,
    onUpdate: (ref) => told.push(`update ${ref}`),
    onFailure: ({ kind }) => told.push(kind),
  });
  const isFollowed = () => listen.mock.calls.some(([type]) => type === 'prismicPreviewEnd');
  while (token !== undefined && !isFollowed()) await new Promise(setImmediate);
  await new Promise(setImmediate);
  listen.mockRestore();
}
const token = () => `${server.url}/previews/X1`;

test('its stream is followed, and the earliest end that is known counts', async () => {
  const events = `${server.url}/previews/X1/events`;
  const expiresAt = new Date(now + 20 * minute).toISOString();
  server.answer = () => ({ body: { events, expiresAt } });
  await follow(token(), now + 60 * minute);
  expect(streams).toEqual([events]);
  expect(state.get().until).toBe(now + 20 * minute);
  jest.advanceTimersByTime(20 * minute - 1);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual(['ended']);
});

test('the cookie’s hour ends it where the service says nothing', async () => {
  await follow(token(), now + 60 * minute);
  jest.advanceTimersByTime(60 * minute);
  expect(told).toEqual(['ended']);
});

test('one that has ended already is told at once', async () => {
  server.answer = () => ({ status: 404, body: { message: 'Preview not found' } });
  await follow(token());
  expect(told).toEqual(['ended']);
});

test('any other failure of its address ends nothing', async () => {
  server.answer = () => ({ status: 503, body: '' });
  await follow(token());
  jest.advanceTimersByTime(24 * 60 * minute);
  expect(told).toEqual([]);
});

test('an experiment has only the time of its cookie', async () => {
  await follow(undefined, now + 60 * minute);
  expect(server.requests).toEqual([]);
  jest.advanceTimersByTime(60 * minute);
  expect(told).toEqual(['ended']);
});
