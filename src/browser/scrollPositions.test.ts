/** @jest-environment jsdom */
import type * as ScrollPositions from './scrollPositions';

// Like a page view, each test imports the module again, without the listeners of other tests.
let listened: jest.SpyInstance<void, Parameters<Window['addEventListener']>>;
let scrolled: jest.SpyInstance;
let scroller: typeof ScrollPositions;

/** The largest possible scroll position, in px. */
let length: number;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  listened = jest.spyOn(window, 'addEventListener');
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/verkefni/');
  window.history.scrollRestoration = 'auto';
  length = 5000;
  LengthObserver.all.clear();
  Object.assign(window, { scrollY: 0, ResizeObserver: LengthObserver });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => length);
  scrolled = jest
    .spyOn(window, 'scrollTo')
    .mockImplementation((...position: unknown[]) => scroll(Number(position[1])));
  load();
});

afterEach(() => {
  leave();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function load() {
  jest.isolateModules(() => {
    scroller = jest.requireActual('./scrollPositions');
  });
}

function leave() {
  for (const [type, listener, options] of listened.mock.calls) {
    window.removeEventListener(type, listener, options);
  }
  listened.mockClear();
}

const dispatch = (type: string) => window.dispatchEvent(new Event(type));

/** Calls back at once and whenever the page's length changes, as a browser does. */
class LengthObserver {
  static readonly all = new Set<LengthObserver>();
  constructor(private readonly callback: () => void) {}
  observe() {
    LengthObserver.all.add(this);
    this.callback();
  }
  disconnect() {
    LengthObserver.all.delete(this);
  }
  notify() {
    this.callback();
  }
}

function grow(to: number) {
  length = to;
  for (const observer of LengthObserver.all) observer.notify();
}

function scroll(y: number) {
  Object.assign(window, { scrollY: Math.min(y, length) });
  dispatch('scroll');
}

function push(name: string) {
  window.history.pushState({ key: name }, '', '/');
}

function arrive(state: object | null) {
  window.history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

it('turns the browser’s scroll restoration off, except for a reload or a return from another site', () => {
  scroller.takeOverScrollRestoration();
  expect(window.history.scrollRestoration).toBe('manual');
  dispatch('pagehide');
  expect(window.history.scrollRestoration).toBe('auto');
  dispatch('pageshow');
  // WebKit restores the position now, after `pageshow`, so the setting must still be `auto`.
  expect(window.history.scrollRestoration).toBe('auto');
  jest.runOnlyPendingTimers();
  expect(window.history.scrollRestoration).toBe('manual');
});

it('does not record the position of the previous page for the next entry', () => {
  scroller.takeOverScrollRestoration();
  push('second');
  scroll(900);
  push('third');
  scroll(20);
  arrive({ key: 'second' });
  // The previous page is still shown, so its scroll event must not count.
  scroll(35);
  scroller.restoreScroll();
  expect(window.scrollY).toBe(900);
});

it('records positions after a step to the entry of a closed picture viewer', () => {
  scroller.takeOverScrollRestoration();
  push('second');
  scroller.trackNewPage();
  arrive({ key: 'second' });
  scroll(900);
  push('third');
  scroller.trackNewPage();
  scroll(0);
  arrive({ key: 'second' });
  scroller.restoreScroll();
  expect(window.scrollY).toBe(900);
});

/** Goes back to an entry with the position 900 while the page can only be scrolled to 300. */
function goBackToShortPage() {
  scroller.takeOverScrollRestoration();
  push('second');
  scroll(900);
  arrive({ key: 'second' });
  length = 300;
  scroller.restoreScroll();
  expect(window.scrollY).toBe(300);
  scrolled.mockClear();
}

it('scrolls again when the page is long enough, and not before', () => {
  goBackToShortPage();
  // This event must not count, because the page is too short for the position.
  scroll(300);
  grow(600);
  expect(scrolled).not.toHaveBeenCalled();
  grow(5000);
  expect(window.scrollY).toBe(900);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'stops when the reader interacts with the page (%s)',
  (type) => {
    goBackToShortPage();
    dispatch(type);
    grow(5000);
    expect(scrolled).not.toHaveBeenCalled();
  },
);

it('stops after three seconds', () => {
  goBackToShortPage();
  jest.advanceTimersByTime(2999);
  grow(5000);
  expect(window.scrollY).toBe(900);
  jest.advanceTimersByTime(1);
  scroll(20);
  grow(6000);
  expect(window.scrollY).toBe(20);
});

it('stops when a link leads to another page', () => {
  goBackToShortPage();
  push('third');
  scroller.trackNewPage();
  grow(5000);
  expect(scrolled).not.toHaveBeenCalled();
});

it('restores the position after a reload, once the page is long enough', () => {
  scroller.takeOverScrollRestoration();
  scroll(900);
  dispatch('pagehide');
  leave();
  load();
  // The browser scrolls as far as the short page allows.
  length = 300;
  Object.assign(window, { scrollY: 300 });
  scroller.takeOverScrollRestoration();
  grow(5000);
  expect(window.scrollY).toBe(900);
});

it('leaves a reader in place who has scrolled before the scripts arrived, and records the position', () => {
  scroller.takeOverScrollRestoration();
  scroll(900);
  dispatch('pagehide');
  leave();
  load();
  Object.assign(window, { scrollY: 200 });
  scroller.takeOverScrollRestoration();
  expect(window.scrollY).toBe(200);
  const { state } = window.history;
  push('second');
  scroller.trackNewPage();
  scroll(0);
  arrive(state);
  scroller.restoreScroll();
  expect(window.scrollY).toBe(200);
});

const store = (json: string) => window.sessionStorage.setItem('scroll-positions', json);

it.each([
  ['damaged positions are stored', () => store('{"a":')],
  ['a text is stored', () => store('"second"')],
  [
    'session storage is blocked',
    () =>
      jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError');
      }),
  ],
])('keeps the positions until a reload when %s', (_, harm) => {
  harm();
  scroller.takeOverScrollRestoration();
  push('second');
  scroll(900);
  expect(() => dispatch('pagehide')).not.toThrow();
  arrive({ key: 'second' });
  scroller.restoreScroll();
  expect(window.scrollY).toBe(900);
});
