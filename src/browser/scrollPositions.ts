const storageKey = 'scroll-positions';

/** How long a restored position is held while the page loads more content, such as search results. */
const RESTORE_TIMEOUT_MS = 3000;

/** Vertical scroll position of each entry of the browser's history, in px, by the entry's key. */
let positions: Record<string, number> = {};

/** While `true`, scroll events must not change the entry's position: the page shown is not yet its own. */
let isPaused = false;

/** A link to a part of the page has just made the entry, and the browser has scrolled to that part. */
let isNew = false;

/** Stops holding the position that was restored last. */
let stopHolding = () => {};

/** Events that show that the reader scrolls or moves on the page. */
const interactionEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Takes over from the browser the scroll positions of back and forward, which the browser would restore
 * before the page has changed. The browser still restores the position after a reload and after a return
 * from another site; this module corrects it once the page is long enough.
 */
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

/** Records the scroll position of a new entry from now on, whatever it is at first. */
export function trackNewPage(): void {
  stopHolding();
  isPaused = false;
}

/** Scrolls to the stored position of the current history entry, or to the top if none is stored. */
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

/**
 * Scrolls to the position again, at most twice, when the page has become long enough for it. Ends when
 * the reader interacts with the page.
 */
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

/** @returns the key of the current history entry, which it creates if the entry has none */
function entryKey(): string {
  const { state } = window.history;
  if (state?.key) return state.key;
  const key = String(Date.now());
  window.history.replaceState({ ...state, key }, '');
  return key;
}

function readPositions(): Record<string, number> {
  try {
    // An object whatever is stored: a text cannot hold positions.
    return Object(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

function writePositions(): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without session storage the positions last until the page is reloaded.
  }
}
