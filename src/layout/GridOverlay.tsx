import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { pageGrid } from '../styles/grid';

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
  const [shown, setShown] = useState({ columns: isStored('columns'), rows: isStored('rows') });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.altKey || event.metaKey || event.code !== 'KeyL') return;
      // Ctrl+L would move the focus to the browser's address bar.
      event.preventDefault();
      const part = event.shiftKey ? 'rows' : 'columns';
      const isShown = !shown[part];
      setShown({ ...shown, [part]: isShown });
      window.localStorage.setItem(storageKey(part), String(isShown));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [shown]);

  return (
    <div aria-hidden>
      {shown.columns && (
        <Columns data-testid="columns">
          {Array.from({ length: 12 }, (_, index) => (
            <div key={index} />
          ))}
        </Columns>
      )}
      {shown.rows && <Rows data-testid="rows" />}
    </div>
  );
}

/** Reading throws in a browser that blocks local storage. */
function isStored(part: Part): boolean {
  try {
    return window.localStorage.getItem(storageKey(part)) === 'true';
  } catch {
    return false;
  }
}
