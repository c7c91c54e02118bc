import { startTransition, useLayoutEffect } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRoot, reportRecoverable } from './ErrorBoundary';

/**
 * Gatsby's hook for the first render. Gatsby's own function cannot tell the boundary which element it
 * hydrates.
 *
 * @returns `undefined` without HTML from the server, as in development: Gatsby then renders by itself
 */
export function replaceHydrateFunction() {
  if (!document.getElementById('gatsby-focus-wrapper')?.hasChildNodes()) return undefined;
  return (app: ReactElement, root: Element) => {
    const release = holdPresses();
    const Page = () => {
      useLayoutEffect(release, []);
      return <HydratedRoot.Provider value={root}>{app}</HydratedRoot.Provider>;
    };
    // React hydrates in a transition in slices of 5 ms, otherwise in one go, which blocks the reader.
    startTransition(() => {
      hydrateRoot(root, <Page />, { onRecoverableError: reportRecoverable });
    });
  };
}

const presses = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'pointerup',
  'mouseup',
  'touchend',
  'click',
] as const;

/**
 * Keeps presses from React until it has hydrated the page. For a press React would hydrate at once, in one go,
 * all that is left, and on a slow phone the browser could draw no answer for a quarter of a second. Links,
 * forms and the menu answer by their HTML instead, as they do before the scripts arrive. The last click on a button
 * that only scripts serve is repeated when React serves it (build/startScript.ts repeats those on buttons to which
 * React has not come yet). The menu's own code arrives later; until then its button needs React as little.
 *
 * @returns a function to call when React has hydrated the page
 */
export function holdPresses(): () => void {
  let isHydrated = false;
  let clicked: HTMLElement | null = null;
  const hold = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const pressed = event.target.closest<HTMLElement>('summary, button[type=button]');
    if (isHydrated && (pressed?.localName !== 'summary' || isKnown(pressed))) return;
    // React listens further inside.
    event.stopPropagation();
    if (event.type === 'click' && pressed?.localName === 'button' && isKnown(pressed)) {
      clicked = pressed;
    }
  };
  for (const type of presses) {
    window.addEventListener(type, hold, { capture: true, passive: true });
  }
  return () => {
    isHydrated = true;
    clicked?.click();
  };
}

/** Whether React has come to the element: it marks those that it serves. */
function isKnown(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__react'));
}
