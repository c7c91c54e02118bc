import { startTransition, useLayoutEffect } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRoot, reportRecoverable } from './ErrorBoundary';

// Replaces Gatsby's function, because the error boundary must know the element that React hydrates.
// Without HTML from the server, as in development, `undefined` lets Gatsby render.
export function replaceHydrateFunction() {
  if (!document.getElementById('gatsby-focus-wrapper')?.hasChildNodes()) return undefined;
  return (app: ReactElement, root: Element) => {
    const release = holdPresses();
    const Page = () => {
      useLayoutEffect(release, []);
      return <HydratedRoot.Provider value={root}>{app}</HydratedRoot.Provider>;
    };
    // In a transition, React hydrates in slices of 5 ms. Otherwise React would block the reader.
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

// Keeps presses from React until it has hydrated the page: at a press, React would hydrate the rest
// at once, a quarter of a second on a slow phone. The returned function lets presses reach React,
// and repeats the last click on a hydrated button. For others startScript.ts repeats the click.
function holdPresses(): () => void {
  let isHydrated = false;
  let clicked: HTMLElement | null = null;
  const hold = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const pressed = event.target.closest<HTMLElement>('summary, button[type=button]');
    if (isHydrated && (pressed?.localName !== 'summary' || isKnown(pressed))) return;
    // React listens on an element inside the window, so React does not get the event.
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

/** React marks the elements that it has reached. */
function isKnown(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__react'));
}
