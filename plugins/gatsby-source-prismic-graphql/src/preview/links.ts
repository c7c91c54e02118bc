import { withPrefix } from 'gatsby';
import type { LinkedDocument } from '../planning/planPages';
import { isPreviewName } from '../requests/contentApi/previewRef';
import type { PreviewRelease } from './previewApi';
import type { PreviewManifest } from './PreviewManifest';

type SelectedContent = { token?: string; release?: PreviewRelease; experiment?: string };

/** Builds a link to the landing page that opens the same content in another browser. */
export function toShareLink(
  { previewPath }: PreviewManifest,
  { token, release, experiment }: SelectedContent,
  document: LinkedDocument | undefined,
): string {
  const link = new URL(withPrefix(`${previewPath.replace(/\/$/, '')}/`), window.location.origin);
  if (token) link.searchParams.set('token', release ? toReleaseToken(token, release.ref) : token);
  else if (experiment) link.searchParams.set('experiment', experiment);
  if (document) link.searchParams.set('documentId', document.id);
  return link.href;
}

/**
 * Converts a draft's token to the token of a release, which contains the release's ref instead of a
 * session. Beside a name, the release's ref is the token.
 */
function toReleaseToken(token: string, ref: string): string {
  if (isPreviewName(token)) return ref;
  return token.replace(/(\/previews\/)[^/?#]+/, (_, before: string) => before + ref);
}

/** URL where a document can be edited: in Prismic, or on the front page of another content service. */
export function toEditLink(
  { repositoryName, api }: PreviewManifest,
  { id }: LinkedDocument,
): string {
  return repositoryName === undefined
    ? `${new URL(api).origin}/#${encodeURIComponent(id)}`
    : `https://${repositoryName}.prismic.io/builder/pages/${encodeURIComponent(id)}`;
}
