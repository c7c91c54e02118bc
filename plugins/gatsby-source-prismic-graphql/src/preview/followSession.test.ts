/** @jest-environment jsdom */
import { clearBrowser, setPreviewCookie } from '../../test/cookies';
import { ServiceError } from '../PrismicError';
import { openSession } from './previewRequests';
import {
  followSession,
  followStream,
  followToolbar,
  restoreCookie,
  watchTabs,
} from './followSession';
import { readPreview, readTab } from './previewStorage';
import type { PreviewState } from './registerPreview';
import { createStore } from './registerPreview';

jest.mock('./previewRequests', () => ({
  ...jest.requireActual<object>('./previewRequests'),
  openSession: jest.fn(),
}));

const endpoint = 'https://acme.cdn.prismic.io/api/v2';

let token: string | undefined;
let calls: (string | undefined)[];
let isHidden: boolean;
let stop: AbortController;
beforeEach(() => {
  clearBrowser();
  calls = [];
  isHidden = false;
  stop = new AbortController();
  const { signal } = stop;
  const targets: EventTarget[] = [window, document];
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
      if (listener) add(type, listener, { signal });
    });
  }
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});
afterEach(() => {
  stop.abort();
  jest.restoreAllMocks();
});

const listeners = {
  onUpdate: (ref: string | undefined) => calls.push(`update ${ref}`),
  onEnd: () => calls.push('end'),
};

describe('the toolbar’s event', () => {
  beforeEach(() => followToolbar(() => token, listeners));

  /** Returns whether the toolbar reloads the page. */
  function dispatch(name: string, detail: unknown = null): boolean {
    return window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
  }

  describe.each(['prismicPreviewStart', 'prismicPreviewUpdate'])('%s', (name) => {
    test.each([
      ['https://acme.prismic.io/previews/X1:Y2', 'https://acme.prismic.io/previews/X1:Y3?a=b'],
      ['m-1:p-session', 'm-2:p-session'],
      ['m-1:p-session', 'm-1:p-session'],
      // The ref of a release changes when the release is saved.
      ['https://acme.prismic.io/previews/Z5~X1', 'https://acme.prismic.io/previews/Z6~X1'],
    ])('updates %s to %s, and prevents the reload', (own, ref) => {
      token = own;
      expect(dispatch(name, { ref })).toBe(false);
      expect(calls).toEqual([`update ${ref}`]);
    });

    test.each([
      ['https://acme.prismic.io/previews/X1:Y2', 'https://acme.prismic.io/previews/X9:Y9'],
      ['m-1:p-session', 'm-1:p-other'],
      ['m-1:p-session', 'Z5~X1'],
    ])('of another tab’s preview changes and reloads nothing: %s, %s', (own, ref) => {
      token = own;
      expect(dispatch(name, { ref })).toBe(false);
      expect(calls).toEqual([]);
    });

    test.each([[undefined], [null], [{}], [{ ref: 7 }], ['text']])(
      'may report no ref: %j',
      (detail) => {
        token = 'm-1:p-session';
        dispatch(name, detail);
        expect(calls).toEqual(['update undefined']);
      },
    );
  });
});

class FakeStream extends EventTarget {
  static open: FakeStream[] = [];
  constructor(readonly address: string) {
    super();
    FakeStream.open.push(this);
  }
  close() {
    FakeStream.open = FakeStream.open.filter((each) => each !== this);
  }
}
beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeStream });
  FakeStream.open = [];
});

describe('the event stream of a service', () => {
  const ref = 'http://localhost:3100/previews/a:1';
  const events = `${ref}/events`;
  const send = (data: string) =>
    FakeStream.open[0]?.dispatchEvent(new MessageEvent('update', { data }));
  const update = (newest: string) => send(JSON.stringify({ ref: newest }));
  test('reports a ref only if it differs from the known ref', () => {
    followStream(ref, events, listeners);
    expect(FakeStream.open.map(({ address }) => address)).toEqual([events]);
    update(ref);
    expect(calls).toEqual([]);
    update(`${ref}2`);
    update(`${ref}2`);
    update(ref);
    expect(calls).toEqual([`update ${ref}2`, `update ${ref}`]);
  });

  test('is not opened in a background tab until the tab is shown', () => {
    isHidden = true;
    followStream(ref, events, listeners);
    expect(FakeStream.open).toEqual([]);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeStream.open).toHaveLength(1);
  });
});

describe('a session', () => {
  const MINUTE_MS = 60_000;
  const now = Date.UTC(2026, 10, 21, 13);
  beforeEach(() => jest.useFakeTimers({ now }));
  afterEach(() => jest.useRealTimers());

  function follow(own: string | undefined, response: ReturnType<typeof openSession>) {
    jest.mocked(openSession).mockReturnValue(response);
    const state = createStore<PreviewState>({
      ...{ status: 'ready', subject: { kind: 'draft' }, isMissing: false, releases: [] },
      until: now + 60 * MINUTE_MS,
    });
    const { onUpdate } = listeners;
    followSession({
      getToken: () => own,
      state,
      onUpdate,
      onFailure: ({ kind }) => calls.push(kind),
    });
    return state;
  }

  test('ends at the earliest known time, and has an event stream', async () => {
    const events = 'https://acme.example/previews/X1/events';
    const expiresAt = now + 20 * MINUTE_MS;
    const state = follow('m-1:p-a', Promise.resolve({ events, expiresAt }));
    await jest.advanceTimersByTimeAsync(20 * MINUTE_MS - 1);
    expect(FakeStream.open.map(({ address }) => address)).toEqual([events]);
    expect([state.get().until, calls]).toEqual([expiresAt, []]);
    await jest.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['ended']);
  });

  test.each<[string, string | undefined, () => ReturnType<typeof openSession>]>([
    ['of an experiment', undefined, () => Promise.resolve({})],
    ['without an end time', 'm-1:p-a', () => Promise.resolve({})],
    ['that cannot be read', 'm-1:p-a', () => Promise.reject(new ServiceError('Down', 503))],
  ])('%s ends with the cookie', async (_, own, respond) => {
    follow(own, respond());
    await jest.advanceTimersByTimeAsync(60 * MINUTE_MS - 1);
    expect(calls).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['ended']);
  });

  test('hears the toolbar before the repository responds, so that the toolbar reloads nothing', () => {
    follow('m-1:p-a', new Promise(() => undefined));
    const detail = { ref: 'm-2:p-a' };
    const event = new CustomEvent('prismicPreviewStart', { detail, cancelable: true });
    expect(window.dispatchEvent(event)).toBe(false);
    expect(calls).toEqual(['update m-2:p-a']);
  });
});

describe('the cookie of another preview', () => {
  const ref = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
  const focusTab = () => window.dispatchEvent(new Event('focus'));
  beforeEach(() => {
    token = ref;
    const report = (elsewhere: string | undefined) => calls.push(elsewhere);
    watchTabs(endpoint, () => token, report);
  });

  test('is not that of a newer version of the draft', () => {
    setPreviewCookie({ 'acme.prismic.io': { preview: ref.replace('Y2', 'Y3') } });
    focusTab();
    expect(calls).toEqual([]);
  });

  test('is not noticed in a hidden tab, and not for an experiment, which has no token', () => {
    isHidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    isHidden = false;
    token = undefined;
    focusTab();
    expect(calls).toEqual([]);
  });
});

describe('a page that the reader leaves', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  beforeEach(() => {
    token = 'm-1:p-session';
    restoreCookie(endpoint, () => token);
  });

  test('leaves the cookie of another preview as it is', () => {
    setPreviewCookie('m-2:p-other');
    leave();
    expect(readPreview(endpoint)).toBe('m-2:p-other');
    expect(readTab()).toEqual({});
  });

  test.each<[string, () => void]>([
    ['after the end of the preview', () => (token = undefined)],
    ['in a hidden tab', () => (isHidden = true)],
  ])('restores nothing %s', (_, prepare) => {
    prepare();
    leave();
    expect(document.cookie).toBe('');
    expect(readTab()).toEqual({});
  });
});
