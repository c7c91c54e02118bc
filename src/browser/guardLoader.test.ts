/** @jest-environment jsdom */
import { setLoadDelayed } from '../layout/shell/delayedLoad';
import { guardLoader } from './guardLoader';

jest.mock('../layout/shell/delayedLoad', () => ({ setLoadDelayed: jest.fn() }));

const page = { page: { path: '/verkefni/' } };
const gatsby = {
  enqueue: jest.fn<string, [string]>(),
  loadPage: jest.fn<Promise<unknown>, [string]>(),
  loadPageSync: jest.fn<unknown, [string, object?]>(),
};
let loader: typeof gatsby & { hovering(address: string): void };

beforeEach(async () => {
  jest.resetAllMocks();
  gatsby.enqueue.mockReturnValue('queued');
  gatsby.loadPage.mockResolvedValue(page);
  loader = { ...gatsby, hovering: () => undefined };
  window.history.replaceState(null, '', '/');
  Object.assign(window, {
    ___loader: loader,
    asyncRequires: { components: {} },
    ___swUpdated: undefined,
    ___failedResources: undefined,
  });
  guardLoader();
  // The browser opens this page first.
  await loader.loadPage('/');
  gatsby.loadPage.mockClear();
});

afterEach(() => jest.restoreAllMocks());

describe('fetching ahead', () => {
  const fetchAhead = () => {
    loader.hovering('/verkefni/');
    return [loader.enqueue('/verkefni/'), gatsby.loadPage.mock.calls.length];
  };

  it('happens', () => expect(fetchAhead()).toEqual(['queued', 1]));

  it.each([
    ['without a network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['after an update', () => Object.assign(window, { ___swUpdated: true })],
  ])('does not happen %s', (_, prepare) => {
    prepare();
    expect(fetchAhead()).toEqual([undefined, 0]);
  });
});

describe('a page that fails', () => {
  it('is an error that is returned', async () => {
    const error = new Error('no such chunk');
    gatsby.loadPage.mockRejectedValue(error);
    expect(await loader.loadPage('/verkefni/')).toEqual({ status: 'error', error });
    expect(window.___failedResources).toBe('/verkefni/');
  });

  it('is one whose static queries have no data', async () => {
    const failed = { ...page, staticQueryResults: { 1: { data: {} }, 2: { message: 'Too many' } } };
    gatsby.loadPage.mockResolvedValue(failed);
    gatsby.loadPageSync.mockReturnValue(failed);
    expect(await loader.loadPage('/verkefni/')).toEqual({
      status: 'error',
      error: new Error('We couldn\'t load "/page-data/sq/d/2.json"'),
    });
    expect(loader.loadPageSync('/verkefni/')).toBeUndefined();
  });

  it('is not taken for a page', () => {
    gatsby.loadPageSync.mockReturnValue({ status: 'error' });
    expect(loader.loadPageSync('/verkefni/', { withErrorDetails: true })).toBeUndefined();
  });
});

describe('back to a page that is late', () => {
  let arrive: (resources: unknown) => void;

  beforeEach(() => {
    jest.useFakeTimers();
    gatsby.loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    window.history.replaceState(null, '', '/verkefni/');
  });
  afterEach(() => jest.useRealTimers());

  it('is announced after a second', async () => {
    const loading = loader.loadPage('/verkefni/');
    jest.advanceTimersByTime(999);
    expect(setLoadDelayed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(jest.mocked(setLoadDelayed).mock.calls).toEqual([[true]]);
    arrive(page);
    expect(await loading).toBe(page);
  });

  it('is answered once when it fails, although Gatsby asks in each render', async () => {
    const late = new Promise((resolve) => (arrive = resolve));
    gatsby.loadPage.mockReset().mockReturnValue(late);
    const answered = jest.fn();
    void loader.loadPage('/verkefni/').then(answered);
    void loader.loadPage('/verkefni/').then(answered);
    arrive({ status: 'error' });
    await jest.runAllTimersAsync();
    void loader.loadPage('/verkefni/').then(answered);
    await jest.runAllTimersAsync();
    expect(answered.mock.calls).toEqual([[{ status: 'error' }]]);
  });

  it('does not show the page, and announces nothing, when the reader has gone elsewhere', async () => {
    const shown = jest.fn();
    void loader.loadPage('/verkefni/').then(shown);
    window.history.replaceState(null, '', '/vidburdir/');
    jest.advanceTimersByTime(1000);
    arrive(page);
    await jest.runAllTimersAsync();
    expect(shown).not.toHaveBeenCalled();
    expect(setLoadDelayed).not.toHaveBeenCalled();
  });
});
