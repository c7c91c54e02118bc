import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { goToTarget } from '../layout/shell/goToTarget';
import { isPageHeld } from '../layout/shell/useShownPage';
import { leavePlace, restorePlace } from './keepPlaces';

type Props = {
  /** Gatsby's: `action` is `PUSH` on a new entry of the history, `key` its name. */
  location: { action?: string; key?: string; href: string };
  children: ReactNode;
};

/**
 * Stands around all pages in the place of Gatsby's own (build/onCreateWebpackConfig.ts), which mixes up
 * the places of two entries when a link leads to a part of the page, and throws at an address with a
 * malformed `#`. Scrolls, when a page has come, to what the address names behind `#`, else to the top;
 * back and forward, to where the page was left. The first page is where the browser has put it.
 */
export function ScrollContext({ location: { action, key, href }, children }: Props) {
  const entry = `${key} ${href}`;
  const last = useRef(entry);
  useLayoutEffect(() => {
    if (entry === last.current) return;
    last.current = entry;
    if (action !== 'PUSH') return restorePlace();
    leavePlace();
    // Else the sheet between two pages does it, once it covers the one that leaves.
    if (!isPageHeld()) goToTarget();
  }, [entry, action]);
  return children;
}
