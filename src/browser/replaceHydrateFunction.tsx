import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary, reportRecoverable } from './ErrorBoundary';

/**
 * Gatsby's hook for the first render. Only here is everything that Gatsby renders of a page inside of the
 * boundary; the element of `wrapRootElement` leaves out what Gatsby wraps around it, and is the one of
 * each page's `Head` too.
 *
 * @returns `undefined` without the server's HTML, as in development: Gatsby then renders without a boundary
 */
export function replaceHydrateFunction() {
  if (!document.getElementById('gatsby-focus-wrapper')?.hasChildNodes()) return undefined;
  return (app: ReactElement, root: Element) =>
    hydrateRoot(root, <ErrorBoundary root={root}>{app}</ErrorBoundary>, {
      onRecoverableError: reportRecoverable,
    });
}
