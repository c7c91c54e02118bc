import type { DocumentMeta } from '../PrismicPluginOptions';
import { toCursor } from '../requests/readList';
import LandingPage from './LandingPage';
import { browserCookies } from './previewCookies';
import { resolveLink } from './registerPreview';

// What version 3.6.2 exported, so that the code of a site goes on working. docs/moving-from-3.md says what can
// be removed.

/** Name of the field that contains the repository's schema. */
export const fieldName = 'prismic';

/** What the names of the repository's types begin with, and an underscore. */
export const typeName = 'PRISMIC';

/**
 * Returns the function that draws the result of a static query. Since version 4 a preview changes the result
 * itself, so nothing must be wrapped; the query and its fragments are not used.
 */
export const withPreview: <Render>(
  render: Render,
  query?: unknown,
  fragments?: unknown,
) => Render = (render) => render;

/** The address of a document by the registered link resolver; `/`, with a warning, without a link resolver. */
export function linkResolver(document: DocumentMeta): string {
  return resolveLink(document) ?? '/';
}

/** Prismic's cursor of a document from its index in the list, which begins at 0. */
export const getCursorFromDocumentIndex = toCursor;

/** The index of a document in its list from Prismic's cursor, as a text of digits. */
export function getDocumentIndexFromCursor(cursor: string): string | undefined {
  return atob(cursor).split(':')[1];
}

/** The cookies of this browser by name; none while the page is built. */
export function getCookies(): Map<string, string> {
  const cookies: Record<string, string> | undefined = browserCookies.get();
  return new Map(Object.entries(cookies ?? {}));
}

/** The page to which Prismic sends editors. The plugin makes it at `previewPath`. */
export const PreviewPage = LandingPage;
