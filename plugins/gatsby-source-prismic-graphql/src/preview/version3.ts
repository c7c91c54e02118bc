import type { DocumentMeta } from '../PrismicPluginOptions';
import { toCursor } from '../requests/documentFields';
import LandingPage from './LandingPage';
import { browserCookies } from './previewStorage';
import { resolveLink } from './registerPreview';

// Exports of plugin version 3.6.2. docs/moving-from-3.md says which of them a site no longer needs.

export const fieldName = 'prismic';

export const typeName = 'PRISMIC';

/** Returns `render` unchanged, because previews change the results of static queries themselves. */
export const withPreview: <Render>(
  render: Render,
  query?: unknown,
  fragments?: unknown,
) => Render = (render) => render;

/** Returns the address of a document by the registered link resolver, or `/` without one. */
export function linkResolver(document: DocumentMeta): string {
  return resolveLink(document) ?? '/';
}

/** Returns Prismic's cursor of a document from its index in the list, from 0. */
export const getCursorFromDocumentIndex = toCursor;

/** Returns the index of a document in its list from Prismic's cursor, as a string. */
export function getDocumentIndexFromCursor(cursor: string): string | undefined {
  return atob(cursor).split(':')[1];
}

export function getCookies(): Map<string, string> {
  const cookies: Record<string, string> | undefined = browserCookies.get();
  return new Map(Object.entries(cookies ?? {}));
}

export const PreviewPage = LandingPage;
