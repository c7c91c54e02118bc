import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { sheet } from '../styles/grid';

/** What the overlay shows: the 12 columns, and the baseline rows of 16 px. */
type Part = 'columns' | 'rows';

const keyOf = (part: Part) => `grid-overlay-${part}`;

const Sheet = styled.div`
  position: fixed;
  inset: 0;
  z-index: 9000;
  pointer-events: none;
`;

const Columns = styled(Sheet)`
  ${sheet}

  > * {
    background: rgb(65 0 153 / 8%);
    outline: 1px solid rgb(65 0 153 / 25%);
  }
`;

const Rows = styled(Sheet)`
  position: absolute;
  background: repeating-linear-gradient(
    to bottom,
    transparent 0 calc(var(--baseline) - 1px),
    rgb(0 140 160 / 35%) calc(var(--baseline) - 1px) var(--baseline)
  );
`;

/**
 * The grid that the layout sits on, for developers: Ctrl+L shows and hides the columns, Ctrl+Shift+L
 * the baseline rows. What is shown is kept in local storage. Rendered in development alone (Layout).
 */
export function GridOverlay() {
  const hasColumns = useVisibility('columns');
  const hasRows = useVisibility('rows');

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.altKey || event.metaKey || event.code !== 'KeyL') return;
      // The browser's own meaning of Ctrl+L is the address bar.
      event.preventDefault();
      toggle(event.shiftKey ? 'rows' : 'columns');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div aria-hidden>
      {hasColumns && (
        <Columns data-testid="columns">
          {Array.from({ length: 12 }, (_, index) => (
            <div key={index} />
          ))}
        </Columns>
      )}
      {hasRows && <Rows data-testid="rows" />}
    </div>
  );
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What local storage did not take: it holds for this page. */
const unkept = new Map<Part, boolean>();
let isReported = false;

function isVisible(part: Part): boolean {
  return unkept.get(part) ?? isKept(part);
}

function isKept(part: Part): boolean {
  try {
    return window.localStorage.getItem(keyOf(part)) === 'true';
  } catch {
    return false;
  }
}

function toggle(part: Part): void {
  const isNow = !isVisible(part);
  try {
    window.localStorage.setItem(keyOf(part), String(isNow));
    unkept.delete(part);
  } catch {
    unkept.set(part, isNow);
    report();
  }
  for (const listener of listeners) listener();
}

function report(): void {
  if (isReported) return;
  isReported = true;
  console.warn(
    'The grid overlay is not remembered, since this browser keeps nothing in local storage. Allow it for this address',
  );
}

function useVisibility(part: Part): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isVisible(part),
    () => false,
  );
}
