const storageKey = 'places';

/** Where each entry of the browser's history was scrolled to, in px, by the entry's name. */
let places: Record<string, number> = {};

/** The address is another page's already, and its place must not be lost to this one's. */
let isPaused = false;

/** The entry has just been made, by a link to a part of the page, and the browser has gone there. */
let isNew = false;

/** Ends the watch over a place that has been gone back to. */
let release = () => {};

/** What a reader does who goes elsewhere on the page. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Milliseconds in which a page has all that it fetches itself, such as what a search found. */
const longest = 3000;

/**
 * Takes over from the browser where a page is scrolled to when a reader goes back and forward: the
 * browser would do it before the page has changed. A reload and a return from another site stay the
 * browser's, as far as the page is as long then as it was.
 */
export function keepPlaces(): void {
  places = readPlaces();
  window.history.scrollRestoration = 'manual';
  const key = nameEntry();
  const { [key]: y } = places;
  if (y !== undefined) hold(key, y);
  window.addEventListener('scroll', () => {
    if (!isPaused) places[nameEntry()] = window.scrollY;
  });
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    release();
    writePlaces();
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  window.addEventListener('popstate', () => {
    release();
    isNew = !window.history.state;
    isPaused = !isNew;
  });
}

/** A new page has come, which begins anywhere: that is its place from now on. */
export function leavePlace(): void {
  release();
  isPaused = false;
}

/** Goes back to the place of the entry. */
export function restorePlace(): void {
  const key = nameEntry();
  isPaused = false;
  if (isNew) {
    isNew = false;
    places[key] = window.scrollY;
    return;
  }
  const { [key]: y = 0 } = places;
  window.scrollTo(0, y);
  hold(key, y);
}

/**
 * Goes to the place again, at most twice, when the page has become long enough for it; not once the
 * reader has gone elsewhere.
 */
function hold(key: string, y: number): void {
  if (!('ResizeObserver' in window)) return;
  let retries = 2;
  const end = () => {
    release = () => {};
    clearTimeout(timer);
    observer.disconnect();
    for (const act of acts) window.removeEventListener(act, end);
    isPaused = false;
    places[key] = window.scrollY;
  };
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (Math.abs(window.scrollY - y) <= 1 || scrollHeight - clientHeight < y - 1) return;
    window.scrollTo(0, y);
    retries -= 1;
    if (retries === 0) end();
  });
  const timer = setTimeout(end, longest);
  for (const act of acts) window.addEventListener(act, end);
  release = end;
  isPaused = true;
  observer.observe(document.documentElement);
}

/** @returns the name of the present entry, which has one from then on */
function nameEntry(): string {
  const { state } = window.history;
  if (state?.key) return state.key;
  const key = String(Date.now());
  window.history.replaceState({ ...state, key }, '');
  return key;
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function writePlaces(): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // A reader who lets nothing be kept loses the places with the page.
  }
}
