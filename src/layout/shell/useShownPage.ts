import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages';
import type { PageContext } from '../../pageContext';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';

export type Page = {
  element: ReactNode;
  lang: Language;
  path: string;
  hash: string;
  /** The kind of the page's document. It is set if the path does not show the kind. */
  kind?: string | null;
  /** `undefined` for an error or offline page. */
  context?: PageContext;
  /** `PUSH` after a click on a Gatsby link; `POP` or `undefined` after back and forward. */
  action?: string;
};

let isPreviousShown = false;

/** Returns whether the previous page is still shown, although the URL is that of the next page. */
export function isPreviousPageShown(): boolean {
  return isPreviousShown;
}

/** Returns the page to show: the previous page during a transition, until the wipe covers it. */
export function useShownPage(page: Page): Page {
  const [shown, setShown] = useState(page);
  const isPending =
    page.path !== shown.path && page.action === 'PUSH' && getInterfaceState().canTransition;
  if (!isPending && page.element !== shown.element) setShown(page);

  const latest = useRef(page);
  useLayoutEffect(() => {
    latest.current = page;
  });

  // A layout effect, because browser/ScrollContext.tsx reads the flag in the same commit.
  useLayoutEffect(() => {
    isPreviousShown = isPending;
    if (!isPending) return;
    const show = () => setShown(latest.current);
    let stop: (() => void) | undefined;
    let isOver = false;
    import(/* webpackChunkName: "layout-parts" */ './pageTransition')
      .then(({ startPageTransition }) => {
        if (!isOver) stop = startPageTransition(show);
      })
      .catch(show);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isPending]);

  const current = isPending ? shown : page;
  // The menu and the search must not stay open over the next page.
  useEffect(() => setInterfaceState({ navOpen: false, searchOpen: false }), [current.path]);
  return current;
}
