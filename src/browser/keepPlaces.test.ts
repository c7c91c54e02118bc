/** @jest-environment jsdom */
import type * as KeepPlaces from './keepPlaces';

// Each test is a page view of its own: it knows only what is kept, and nothing listens from before.
let listened: jest.SpyInstance<void, Parameters<Window['addEventListener']>>;
let scrolled: jest.SpyInstance;
let places: typeof KeepPlaces;

/** As far as the page can be scrolled now. */
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
    .mockImplementation((...place: unknown[]) => scroll(Number(place[1])));
  load();
});

afterEach(() => {
  leave();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function load() {
  jest.isolateModules(() => {
    places = jest.requireActual('./keepPlaces');
  });
}

function leave() {
  for (const [type, listener, options] of listened.mock.calls) {
    window.removeEventListener(type, listener, options);
  }
  listened.mockClear();
}

const say = (type: string) => window.dispatchEvent(new Event(type));
const key = (): string => window.history.state?.key;

/** Calls back when the page has another length, as a browser does, and once at the beginning. */
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
  tell() {
    this.callback();
  }
}

function grow(to: number) {
  length = to;
  for (const observer of LengthObserver.all) observer.tell();
}

/** A browser says so before the next frame is drawn. */
function scroll(y: number) {
  Object.assign(window, { scrollY: Math.min(y, length) });
  say('scroll');
}

/** Gatsby's link to another page. */
function push(name: string) {
  window.history.pushState({ key: name }, '', '/');
}

/** The browser has gone to an entry of its history. */
function arrive(state: object | null) {
  window.history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

it('takes the place of a page from the browser, but not on a reload or a way out and back', () => {
  places.keepPlaces();
  expect(window.history.scrollRestoration).toBe('manual');
  say('pagehide');
  expect(window.history.scrollRestoration).toBe('auto');
  say('pageshow');
  expect(window.history.scrollRestoration).toBe('manual');
});

it('names the first entry, and leaves its address and what else it holds', () => {
  window.history.replaceState({ found: 3 }, '');
  places.keepPlaces();
  expect(window.history.state).toEqual({ found: 3, key: expect.stringMatching(/^\d+$/) });
  expect(window.location.pathname).toBe('/verkefni/');
});

it('leaves the name that the entry had before a reload', () => {
  window.history.replaceState({ key: '1795255200000', found: 3 }, '');
  places.keepPlaces();
  expect(window.history.state).toEqual({ key: '1795255200000', found: 3 });
});

it('goes back to where each entry was left', () => {
  places.keepPlaces();
  const first = key();
  scroll(900);
  push('second');
  scroll(40);
  arrive({ key: first });
  places.restorePlace();
  expect(window.scrollY).toBe(900);
  arrive({ key: 'second' });
  places.restorePlace();
  expect(window.scrollY).toBe(40);
});

it('goes to the top of an entry that was never scrolled', () => {
  places.keepPlaces();
  scroll(900);
  arrive({ key: 'other' });
  places.restorePlace();
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});

it('does not take the place of the last page for that of the one that is to come', () => {
  places.keepPlaces();
  push('second');
  scroll(900);
  push('third');
  scroll(20);
  arrive({ key: 'second' });
  // The last page is shown still, and moves.
  scroll(35);
  places.restorePlace();
  expect(window.scrollY).toBe(900);
});

it('keeps where the reader goes on from the place they came back to', () => {
  places.keepPlaces();
  const first = key();
  scroll(900);
  push('second');
  scroll(0);
  arrive({ key: first });
  places.restorePlace();
  scroll(1500);
  arrive({ key: 'second' });
  places.restorePlace();
  arrive({ key: first });
  places.restorePlace();
  expect(window.scrollY).toBe(1500);
});

/** Back at an entry that was left at 900, while the page is only 300 long. */
function comeBackTooEarly() {
  places.keepPlaces();
  push('second');
  scroll(900);
  arrive({ key: 'second' });
  length = 300;
  places.restorePlace();
  expect(window.scrollY).toBe(300);
  scrolled.mockClear();
}

it('is content with a place that differs by a part of a pixel', () => {
  places.keepPlaces();
  push('second');
  scroll(900);
  arrive({ key: 'second' });
  length = 899.5;
  places.restorePlace();
  grow(5000);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('tries again when the page is long enough, and not before', () => {
  comeBackTooEarly();
  grow(600);
  expect(scrolled).not.toHaveBeenCalled();
  grow(5000);
  expect(window.scrollY).toBe(900);
});

it('keeps the place while the page is too short for it', () => {
  comeBackTooEarly();
  scroll(300);
  grow(5000);
  expect(window.scrollY).toBe(900);
});

it('tries again twice, and no more', () => {
  comeBackTooEarly();
  for (let times = 0; times < 3; times += 1) {
    grow(5000);
    scroll(20);
  }
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'lets a reader go who goes elsewhere (%s)',
  (act) => {
    comeBackTooEarly();
    say(act);
    grow(5000);
    expect(scrolled).not.toHaveBeenCalled();
  },
);

it('waits for three seconds', () => {
  comeBackTooEarly();
  jest.advanceTimersByTime(2999);
  grow(5000);
  expect(window.scrollY).toBe(900);
  jest.advanceTimersByTime(1);
  scroll(20);
  grow(6000);
  expect(window.scrollY).toBe(20);
});

it('keeps the place that a script has gone to, over a reload too', () => {
  comeBackTooEarly();
  grow(5000);
  scroll(1500);
  say('pagehide');
  leave();
  load();
  places.keepPlaces();
  grow(5000);
  expect(window.scrollY).toBe(1500);
});

it('is over when a link leads on', () => {
  comeBackTooEarly();
  push('third');
  places.leavePlace();
  grow(5000);
  expect(scrolled).not.toHaveBeenCalled();
});

it('goes back to the place after a reload, once the page is as long as it was', () => {
  places.keepPlaces();
  scroll(900);
  say('pagehide');
  leave();
  load();
  // The browser has done what it could.
  length = 300;
  Object.assign(window, { scrollY: 300 });
  places.keepPlaces();
  grow(5000);
  expect(window.scrollY).toBe(900);
});

it('leaves an entry that a link to a part of the page has made where the browser has gone', () => {
  places.keepPlaces();
  // The browser goes there first, and says so when the page is drawn next.
  Object.assign(window, { scrollY: 1200 });
  arrive(null);
  places.restorePlace();
  expect(scrolled).not.toHaveBeenCalled();
  const made = key();
  expect(made).toMatch(/^\d+$/);
  // Which is its place from then on.
  push('next');
  scroll(0);
  arrive({ key: made });
  places.restorePlace();
  expect(window.scrollY).toBe(1200);
});

it('knows the places again after a reload', () => {
  places.keepPlaces();
  push('second');
  scroll(900);
  say('pagehide');
  leave();
  load();
  places.keepPlaces();
  arrive({ key: 'second' });
  places.restorePlace();
  expect(window.scrollY).toBe(900);
});

it.each([
  ['what is kept is damaged', () => window.sessionStorage.setItem('places', '{"a":')],
  [
    'nothing can be kept',
    () =>
      jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError');
      }),
  ],
])('works within the page where %s', (_, harm) => {
  harm();
  places.keepPlaces();
  push('second');
  scroll(900);
  expect(() => say('pagehide')).not.toThrow();
  arrive({ key: 'second' });
  places.restorePlace();
  expect(window.scrollY).toBe(900);
});
