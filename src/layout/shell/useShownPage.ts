import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Language } from '../../i18n/languages';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';

/** A page as Gatsby has loaded it, with what the layout needs to know of it. */
export type Page = {
  element: ReactNode;
  lang: Language;
  /** Its address, without query and hash. */
  path: string;
  /** What follows in the address from `#` on. */
  hash: string;
  translations: Partial<Record<Language, string>>;
  /** How the reader came: `PUSH` by a link; back and forward have no name here. */
  action?: string;
};

let isHeld = false;

/** Whether the last page is still on show although the address is the next one's. */
export function isPageHeld(): boolean {
  return isHeld;
}

/**
 * The page to show, which is for a moment still the last one: until the sheet that is drawn between two
 * pages covers it, neither its words nor its place may change.
 *
 * @param page the one of the address
 */
export function useShownPage(page: Page): Page {
  const [shown, setShown] = useState(page);
  const isBehind =
    page.path !== shown.path && page.action === 'PUSH' && getInterfaceState().canTransition;
  if (!isBehind && page.element !== shown.element) setShown(page);

  const latest = useRef(page);
  useLayoutEffect(() => {
    latest.current = page;
  });

  // In the commit, so that it is known before Gatsby would scroll (browser/ScrollContext.tsx).
  useLayoutEffect(() => {
    isHeld = isBehind;
    if (!isBehind) return;
    const show = () => setShown(latest.current);
    let stop: (() => void) | undefined;
    let isOver = false;
    import(/* webpackChunkName: "surroundings" */ './wipe')
      .then(({ wipe }) => {
        if (!isOver) stop = wipe(show);
      })
      .catch(show);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isBehind]);

  const { path } = isBehind ? shown : page;
  useEffect(() => {
    // What was open over the last page is not open over this one.
    setInterfaceState({ navOpen: false, searchOpen: false });
  }, [path]);

  return isBehind ? shown : page;
}
