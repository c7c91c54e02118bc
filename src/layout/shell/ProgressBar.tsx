import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { isLoadDelayed, setLoadDelayed } from './delayedLoad';

// The bar appears above the wipe of a page transition.
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
      animation: progress-across 1.5s ease-in-out infinite;
    }
  }

  @keyframes progress-across {
    from {
      transform: translateX(-100%);
    }

    to {
      transform: translateX(300%);
    }
  }
`;

/** Appears when a page takes longer than a second to load. */
export function ProgressBar() {
  const intl = useIntl();
  const isDelayed = useSyncExternalStore(subscribe, isLoadDelayed, isLoadDelayed);

  useEffect(() => {
    // Gatsby loads the next page as a document if its data fail to load. A reader who comes back
    // may get this page from the back/forward cache, and must not see the bar.
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
