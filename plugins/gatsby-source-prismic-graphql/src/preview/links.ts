import { withPrefix } from 'gatsby';
import type { LinkedDocument } from '../planning/planPages';
import type { PreviewManifest } from './PreviewManifest';
import type { PreviewRelease } from './PreviewSession';

type OnShow = { token?: string; release?: PreviewRelease; experiment?: string };

/** A link to the landing page that opens the same in another browser. */
export function toShareLink(
  { previewPath }: PreviewManifest,
  { token, release, experiment }: OnShow,
  document: LinkedDocument | undefined,
): string {
  const link = new URL(withPrefix(`${previewPath.replace(/\/$/, '')}/`), window.location.origin);
  if (token) link.searchParams.set('token', release ? ofRelease(token, release.ref) : token);
  else if (experiment) link.searchParams.set('experiment', experiment);
  if (document) link.searchParams.set('documentId', document.id);
  return link.href;
}

/** The address of a release's preview has its ref where a draft's has the session. */
function ofRelease(token: string, ref: string): string {
  return token.replace(/(\/previews\/)[^/?#]+/, (_, before: string) => before + ref);
}

/** Where a document is edited: in Prismic, or on the page of a service of another address. */
export function toEditLink(
  { repositoryName, api }: PreviewManifest,
  { id }: LinkedDocument,
): string {
  return repositoryName === undefined
    ? `${new URL(api).origin}/#${encodeURIComponent(id)}`
    : `https://${repositoryName}.prismic.io/builder/pages/${encodeURIComponent(id)}`;
}
