import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { isLoadDelayed, setLoadDelayed } from './delayedLoad';

const across = keyframes`
  from {
    transform: translateX(-100%);
  }

  to {
    transform: translateX(300%);
  }
`;

// Over the sheet between two pages.
const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 8100;
  height: 4px;
  overflow: hidden;
  pointer-events: none;
  background: var(--quiet);

  &::before {
    position: absolute;
    inset: 0;
    content: '';
    background: var(--accent);
    forced-color-adjust: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    &::before {
      width: 33%;
      animation: ${across} 1.5s ease-in-out infinite;
    }
  }
`;

/** A thin bar at the top of the window while a page takes longer than a second to come. */
export function ProgressBar() {
  const intl = useIntl();
  const isDelayed = useSyncExternalStore(subscribe, isLoadDelayed, isLoadDelayed);

  useEffect(() => {
    // A page that could not be loaded is asked for as a document: who comes back waits no more.
    const end = () => setLoadDelayed(false);
    window.addEventListener('pagehide', end);
    return () => window.removeEventListener('pagehide', end);
  }, []);

  return isDelayed && <Bar role="progressbar" aria-label={intl.formatMessage({ id: 'loading' })} />;
}

const events = ['delayed-load', 'delayed-load-end'];

function subscribe(listener: () => void) {
  for (const event of events) document.addEventListener(event, listener);
  return () => {
    for (const event of events) document.removeEventListener(event, listener);
  };
}
