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
