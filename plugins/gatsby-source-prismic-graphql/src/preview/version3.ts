import { toCursor } from '../requests/documentFields';
import LandingPage from './LandingPage';
import { browserCookies } from './previewStorage';

// Exports of plugin version 3.6.2, except `linkResolver`. docs/moving-from-3.md says which of them a
// site no longer needs.

export const fieldName = 'prismic';

export const typeName = 'PRISMIC';

/** Returns `render` unchanged, because previews change the results of static queries themselves. */
export const withPreview: <Render>(
  render: Render,
  query?: unknown,
  fragments?: unknown,
) => Render = (render) => render;

export const getCursorFromDocumentIndex = toCursor;

export function getDocumentIndexFromCursor(cursor: string): string | undefined {
  return atob(cursor).split(':')[1];
}

export function getCookies(): Map<string, string> {
  const cookies: Record<string, string> | undefined = browserCookies.get();
  return new Map(Object.entries(cookies ?? {}));
}

export const PreviewPage = LandingPage;
