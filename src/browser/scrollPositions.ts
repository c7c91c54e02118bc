const storageKey = 'scroll-positions';

/** How long a position is restored while the page loads more, for example search results. */
const RESTORE_TIMEOUT_MS = 3000;

/** Vertical positions in px, by the keys of history entries. */
let positions: Record<string, number> = {};

/** While `true`, scroll events change no position: the page shown is not the entry's own. */
let isPaused = false;

/** A link to a part of the page has just made the entry, and the browser has scrolled to it. */
let isNew = false;

let stopHolding = () => {};

const interactionEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

// The browser would restore the positions of back and forward before the page has changed. After a
// reload, and after a return from another site, it still restores the position. This module
// corrects that position once the page is long enough.
export function takeOverScrollRestoration(): void {
  positions = readPositions();
  window.history.scrollRestoration = 'manual';
  const key = entryKey();
  const { [key]: y } = positions;
  if (y !== undefined) holdPosition(key, y);
  window.addEventListener('scroll', () => {
    if (!isPaused) positions[entryKey()] = window.scrollY;
  });
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    stopHolding();
    writePositions();
  });
  window.addEventListener('pageshow', () => {
    // WebKit restores the position of a page from its back/forward cache after this event.
    setTimeout(() => {
      window.history.scrollRestoration = 'manual';
    });
  });
  window.addEventListener('popstate', () => {
    stopHolding();
    isNew = !window.history.state;
    isPaused = !isNew;
  });
}

export function trackNewPage(): void {
  stopHolding();
  isPaused = false;
}

export function restoreScroll(): void {
  const key = entryKey();
  isPaused = false;
  if (isNew) {
    isNew = false;
    positions[key] = window.scrollY;
    return;
  }
  const { [key]: y = 0 } = positions;
  window.scrollTo(0, y);
  holdPosition(key, y);
}

/** Scrolls again, at most twice, when the page becomes long enough, until the reader interacts. */
function holdPosition(key: string, y: number): void {
  if (!('ResizeObserver' in window)) return;
  let retries = 2;
  const end = () => {
    stopHolding = () => {};
    clearTimeout(timer);
    observer.disconnect();
    for (const type of interactionEvents) window.removeEventListener(type, end);
    isPaused = false;
    positions[key] = window.scrollY;
  };
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (Math.abs(window.scrollY - y) <= 1 || scrollHeight - clientHeight < y - 1) return;
    window.scrollTo(0, y);
    retries -= 1;
    if (retries === 0) end();
  });
  const timer = setTimeout(end, RESTORE_TIMEOUT_MS);
  for (const type of interactionEvents) window.addEventListener(type, end);
  stopHolding = end;
  isPaused = true;
  observer.observe(document.documentElement);
}

/** Creates the key if the entry has none. */
function entryKey(): string {
  const { state } = window.history;
  if (state?.key) return state.key;
  const key = String(Date.now());
  window.history.replaceState({ ...state, key }, '');
  return key;
}

function readPositions(): Record<string, number> {
  try {
    // Any JSON may be stored, and a text cannot hold positions.
    return Object(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

function writePositions(): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without session storage, positions last until the page is reloaded.
  }
}
