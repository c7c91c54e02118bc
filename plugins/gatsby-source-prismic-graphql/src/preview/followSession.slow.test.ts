/** @jest-environment ./plugins/gatsby-source-prismic-graphql/test/browserEnvironment.ts */
import type { StubServer } from '../../test/startStubServer';
import { startStubServer } from '../../test/startStubServer';
import { openSession } from '../requests/contentApi/requestJson';
import { followSession } from './followSession';
import type { StateStore } from './tabPreview';
import { createStateStore } from './tabPreview';

jest.mock('../requests/contentApi/requestJson', () => ({
  ...jest.requireActual('../requests/contentApi/requestJson'),
  openSession: jest.fn(jest.requireActual('../requests/contentApi/requestJson').openSession),
}));
const opening = jest.mocked(openSession);

const NOW_MS = Date.UTC(2026, 10, 21, 13);
const MINUTE_MS = 60_000;

let server: StubServer;
let state: StateStore;
let streams: string[];
let reports: string[];
beforeEach(async () => {
  server = await startStubServer(() => ({ body: {} }));
  jest.useFakeTimers({ now: NOW_MS, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  [streams, reports] = [[], []];
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
  opening.mockClear();
  return server.close();
});

async function follow(token: string | undefined, until?: number) {
  state = createStateStore({
    ...{ status: 'ready', subject: { kind: 'draft' }, isMissing: false, releases: [] },
    ...(until === undefined ? {} : { until }),
  });
  followSession({
    getToken: () => token,
    state,
    onUpdate: (ref) => reports.push(`update ${ref}`),
    onFailure: ({ kind }) => reports.push(kind),
  });
  await Promise.allSettled(opening.mock.results.map(({ value }) => value));
  await new Promise(setImmediate);
}
const token = () => `${server.url}/previews/X1`;

test('opens the event stream, and uses the earliest known end time', async () => {
  const streamUrl = `${server.url}/previews/X1/events`;
  const expiresAt = new Date(NOW_MS + 20 * MINUTE_MS).toISOString();
  server.respond = () => ({ body: { events: streamUrl, expiresAt } });
  await follow(token(), NOW_MS + 60 * MINUTE_MS);
  expect(streams).toEqual([streamUrl]);
  expect(state.get().until).toBe(NOW_MS + 20 * MINUTE_MS);
  jest.advanceTimersByTime(20 * MINUTE_MS - 1);
  expect(reports).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(reports).toEqual(['ended']);
});

test('ends with the cookie if the service sends no end time', async () => {
  await follow(token(), NOW_MS + 60 * MINUTE_MS);
  jest.advanceTimersByTime(60 * MINUTE_MS);
  expect(reports).toEqual(['ended']);
});

test('does not end after another error of the token’s URL', async () => {
  server.respond = () => ({ status: 503, body: '' });
  await follow(token());
  jest.advanceTimersByTime(24 * 60 * MINUTE_MS);
  expect(reports).toEqual([]);
});

test('hears the toolbar before the repository has answered, so that the toolbar reloads nothing', async () => {
  const isFollowed = follow('m-1:p-session');
  const detail = { ref: 'm-2:p-session' };
  const event = new CustomEvent('prismicPreviewStart', { detail, cancelable: true });
  expect(window.dispatchEvent(event)).toBe(false);
  expect(reports).toEqual(['update m-2:p-session']);
  await isFollowed;
});

test('an experiment ends only with its cookie', async () => {
  await follow(undefined, NOW_MS + 60 * MINUTE_MS);
  expect(server.requests).toEqual([]);
  jest.advanceTimersByTime(60 * MINUTE_MS);
  expect(reports).toEqual(['ended']);
});
