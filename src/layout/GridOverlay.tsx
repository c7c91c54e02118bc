import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { pageGrid } from '../styles/grid';

/** The grid has 12 columns, and rows of 16 px. */
type Part = 'columns' | 'rows';

const storageKey = (part: Part) => `grid-overlay-${part}`;

const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 9000;
  pointer-events: none;
`;

const Columns = styled(Overlay)`
  ${pageGrid}

  > * {
    background: rgb(65 0 153 / 8%);
    outline: 1px solid rgb(65 0 153 / 25%);
  }
`;

const Rows = styled(Overlay)`
  position: absolute;
  background: repeating-linear-gradient(
    to bottom,
    transparent 0 calc(var(--baseline) - 1px),
    rgb(0 140 160 / 35%) calc(var(--baseline) - 1px) var(--baseline)
  );
`;

/** Shows developers the layout grid: Ctrl+L toggles the columns, Ctrl+Shift+L the baseline rows. */
export function GridOverlay() {
  const hasColumns = useVisibility('columns');
  const hasRows = useVisibility('rows');

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.altKey || event.metaKey || event.code !== 'KeyL') return;
      // Ctrl+L would move the focus to the browser's address bar.
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

/** Choices that local storage did not accept. These choices last until the page is reloaded. */
const unsaved = new Map<Part, boolean>();
let hasWarned = false;

function isVisible(part: Part): boolean {
  return unsaved.get(part) ?? isSavedAsVisible(part);
}

function isSavedAsVisible(part: Part): boolean {
  try {
    return window.localStorage.getItem(storageKey(part)) === 'true';
  } catch {
    return false;
  }
}

function toggle(part: Part): void {
  const willBeVisible = !isVisible(part);
  try {
    window.localStorage.setItem(storageKey(part), String(willBeVisible));
    unsaved.delete(part);
  } catch {
    unsaved.set(part, willBeVisible);
    warnOnce();
  }
  for (const listener of listeners) listener();
}

function warnOnce(): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    'This browser blocks local storage, so the grid overlay forgets its state when the page is reloaded. Allow local storage for this address.',
  );
}

function useVisibility(part: Part): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isVisible(part),
    () => false,
  );
}
