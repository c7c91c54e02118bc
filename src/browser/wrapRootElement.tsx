import type { WrapRootElementBrowserArgs } from 'gatsby';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * Gatsby's hook for the element around all pages. The boundary must be within Gatsby's router, which has a
 * boundary of its own that empties the page first. Gatsby calls the hook for each page's `Head` too, which
 * is no part of the hydrated element, so that the boundary does nothing there.
 */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, 'element'>) {
  return <ErrorBoundary>{element}</ErrorBoundary>;
}
