import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { scrollToTarget } from '../layout/shell/scrollToTarget';
import { isPreviousPageShown } from '../layout/shell/useShownPage';
import { trackNewPage, restoreScroll } from './scrollPositions';

type Props = {
  /** Gatsby's location: `action` is `PUSH` for a new history entry. `key` identifies the entry. */
  location: { action?: string; key?: string; href: string };
  children: ReactNode;
};

// Replaces Gatsby's ScrollContext (onCreateWebpackConfig.ts). Gatsby's component confuses the
// positions of two history entries after a click on a link to a part of a page, and throws at a
// malformed hash. The browser itself scrolls the first page.
export function ScrollContext({ location: { action, key, href }, children }: Props) {
  const entry = `${key} ${href}`;
  const last = useRef(entry);
  useLayoutEffect(() => {
    if (entry === last.current) return;
    last.current = entry;
    if (action !== 'PUSH') return restoreScroll();
    trackNewPage();
    // During a page transition, pageTransition.ts scrolls once the wipe covers the previous page.
    if (!isPreviousPageShown()) scrollToTarget();
  }, [entry, action]);
  return children;
}
