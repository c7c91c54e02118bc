import { startTransition, useLayoutEffect } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRoot, reportRecoverable } from './ErrorBoundary';
import { holdPresses } from './holdPresses';

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
