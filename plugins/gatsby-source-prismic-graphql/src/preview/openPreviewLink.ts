import type { ContentApi } from '../requests/contentApi/createContentApi';
import { findVariation } from '../requests/contentApi/toMetadata';
import { isPreviewName, isPreviewRef, toSession } from '../requests/contentApi/previewRef';
import { openSession } from '../requests/contentApi/requestJson';
import { findSource, readMetadata } from './findSource';
import { COOKIE_LIFETIME_MS, readPreview, storeExperiment, storePreview } from './previewCookies';
import { PreviewError } from './previewRequests';
import { changeTab, forgetTab, readTab } from './tabPreview';

const MAX_QUOTE_LETTERS = 200;

/**
 * Opens a link to the landing page (docs/previews.md, “The landing page”). Returns the id of the
 * document to show, or nothing for the front page.
 * @throws PreviewError `refused` for a token of another repository, an experiment that is not
 * running, or a link without parameters; ServiceError if the preview has ended.
 */
export async function openPreviewLink(
  search: string,
  endpoint: string,
  api: ContentApi,
): Promise<string | undefined> {
  const parameters = new URLSearchParams(search);
  const documentId = parameters.get('documentId') || undefined;
  const token = withWebsitePreviewId(parameters.get('token'), parameters.get('websitePreviewId'));
  const experiment = parameters.get('experiment');

  if (token) {
    if (!isPreviewRef(token, endpoint)) {
      throw new PreviewError(
        'refused',
        `The token in the link is not a preview of the repository at ${endpoint}: ${token.slice(0, MAX_QUOTE_LETTERS)}`,
      );
    }
    const { mainDocument, expiresAt } = await openSession(token);
    const stored = readPreview(endpoint);
    // After a reload of the link, the cookie may hold a newer ref, which the toolbar has written.
    // The older ref of the link must not replace the newer ref.
    const inCookie = readTab().opened === token ? stored : undefined;
    if (inCookie === undefined) storePreview(token, endpoint);
    forgetTab();
    changeTab({
      token: inCookie !== undefined && toSession(inCookie) === toSession(token) ? inCookie : token,
      opened: token,
      until: Math.min(Date.now() + COOKIE_LIFETIME_MS, expiresAt ?? Infinity),
    });
    return documentId ?? mainDocument;
  }
  if (experiment) {
    const { experiments } = await api.getMetadata();
    const variation = findVariation(experiments, experiment);
    if (!variation?.ref) {
      const labels = experiments.flatMap(({ variations }) => variations.map(({ label }) => label));
      throw new PreviewError(
        'refused',
        `No running experiment has the variation '${experiment.slice(0, MAX_QUOTE_LETTERS)}'. ` +
          `The variations are: ${labels.join(', ') || 'none'}`,
      );
    }
    storeExperiment(variation.ref);
    forgetTab();
    return documentId;
  }
  if (!documentId) {
    throw new PreviewError('refused', 'The link has no token, experiment or documentId.');
  }
  if (!findSource(endpoint, await readMetadata(api))) {
    throw new PreviewError(
      'refused',
      'The link has only a documentId, but no preview is open in this browser.',
    );
  }
  return documentId;
}

/** Adds the parameter `websitePreviewId` to a token that is a URL without this parameter. */
function withWebsitePreviewId(
  token: string | null,
  websitePreviewId: string | null,
): string | undefined {
  if (!token) return undefined;
  if (
    !websitePreviewId ||
    isPreviewName(token) ||
    !/^[\w-]+$/.test(websitePreviewId) ||
    /[?&]websitePreviewId=/.test(token)
  ) {
    return token;
  }
  return `${token}${token.includes('?') ? '&' : '?'}websitePreviewId=${websitePreviewId}`;
}
