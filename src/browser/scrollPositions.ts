const storageKey = 'scroll-positions';

/** The module waits this long for the page to become long enough, for example by search results. */
const RESTORE_TIMEOUT_MS = 3000;

/** Vertical positions in px, by the keys of history entries. */
let positions: Record<string, number> = {};
/** The key of the shown entry. PlateViewer.tsx adds a second entry with the same key. */
let shownKey = '';

/** Scroll events are not stored, because the window does not show this entry's position yet. */
let isPaused = false;

/** The reader clicked a link to a part of the page, to which the browser has already scrolled. */
let isNew = false;

let stopHolding = () => {};

const interactionEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

// After back and forward, the browser would restore the position before the page has changed, so
// this module restores it instead. After a reload, and after a return from another site, the
// browser restores the position, but not if the page is still too short for it.
export function takeOverScrollRestoration(): void {
  positions = readPositions();
  window.history.scrollRestoration = 'manual';
  shownKey = entryKey();
  const { [shownKey]: y = 0 } = positions;
  if (y > 0 && (window.scrollY === 0 || isTooShort(y))) holdPosition(shownKey, y);
  else positions[shownKey] = window.scrollY;
  window.addEventListener('scroll', () => {
    if (!isPaused) positions[entryKey()] = window.scrollY;
  });
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    stopHolding();
    writePositions();
  });
  window.addEventListener('pageshow', () => {
    // WebKit restores the position of a page from its back/forward cache after this event, and
    // only if the value is still `auto`.
    setTimeout(() => {
      window.history.scrollRestoration = 'manual';
    });
  });
  window.addEventListener('popstate', () => {
    stopHolding();
    isNew = !window.history.state;
    isPaused = !isNew && entryKey() !== shownKey;
  });
}

export function trackNewPage(): void {
  stopHolding();
  isPaused = false;
  shownKey = entryKey();
}

export function restoreScroll(): void {
  trackNewPage();
  if (isNew) {
    isNew = false;
    positions[shownKey] = window.scrollY;
    return;
  }
  const { [shownKey]: y = 0 } = positions;
  window.scrollTo(0, y);
  holdPosition(shownKey, y);
}

/** Scrolls again when the page becomes long enough: at most twice, and not after an interaction. */
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
    if (Math.abs(window.scrollY - y) <= 1 || isTooShort(y)) return;
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

function isTooShort(y: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight < y - 1;
}

function entryKey(): string {
  const { state } = window.history;
  if (state?.key) return state.key;
  const key = String(Date.now());
  window.history.replaceState({ ...state, key }, '');
  return key;
}

function readPositions(): Record<string, number> {
  try {
    // The stored JSON may be a text or `null`, to which no position could be added, hence `Object`.
    return Object(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

function writePositions(): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without session storage, positions last until a reload.
  }
}
