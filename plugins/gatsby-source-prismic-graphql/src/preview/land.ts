import type { ContentApi } from '../requests/contentApi/createContentApi';
import { findVariation } from '../requests/contentApi/findVariation';
import { isOwnAddress } from '../requests/contentApi/isOwnAddress';
import { findSource, readMetadata } from './findSource';
import { openSession } from './openSession';
import { keepExperiment, keepPreview, lifetimeInMs } from './previewCookies';
import { PreviewError } from './PreviewError';
import { changeTab, forgetTab } from './tabPreview';

/**
 * What a link to the landing page asks for (specification, point 7): with `token`, a preview; with
 * `experiment`, a variation; with `documentId` alone, a document of what the cookies select already.
 *
 * Sets the cookie, for 1 hour and all of the site.
 *
 * @param search query of the landing page's address.
 * @returns id of the document to go to; nothing for the front page.
 * @throws PreviewError `refused` for a token that is not the repository's, an experiment that does not
 * run, and a link that asks for nothing; ContentApiError when the preview has ended.
 */
export async function land(
  search: string,
  endpoint: string,
  api: ContentApi,
): Promise<string | undefined> {
  const asked = new URLSearchParams(search);
  const documentId = asked.get('documentId') || undefined;
  const token = withSite(asked.get('token'), asked.get('websitePreviewId'));
  const experiment = asked.get('experiment');

  if (token) {
    if (
      !isOwnAddress(token, endpoint) ||
      !URL.canParse(token) ||
      !/\/previews\/[^/?#]/.test(token)
    ) {
      throw new PreviewError(
        'refused',
        `The link's token is not a preview of the repository at ${endpoint}: ${token.slice(0, 200)}`,
      );
    }
    const { mainDocument, expiresAt } = await openSession(token);
    keepPreview(token);
    forgetTab();
    changeTab({ token, until: Math.min(Date.now() + lifetimeInMs, expiresAt ?? Infinity) });
    return documentId ?? mainDocument;
  }
  if (experiment) {
    const { experiments } = await api.getMetadata();
    const variation = findVariation(experiments, experiment);
    if (!variation?.ref) {
      const labels = experiments.flatMap(({ variations }) => variations.map(({ label }) => label));
      throw new PreviewError(
        'refused',
        `No experiment that runs has the variation '${experiment.slice(0, 200)}'. ` +
          `There are: ${labels.join(', ') || 'none'}`,
      );
    }
    keepExperiment(variation.ref);
    forgetTab();
    return documentId;
  }
  if (!documentId) {
    throw new PreviewError('refused', 'The link has no token, experiment or documentId.');
  }
  if (!findSource(endpoint, await readMetadata(api))) {
    throw new PreviewError(
      'refused',
      'The link has a documentId alone, and no preview is open in this browser.',
    );
  }
  return documentId;
}

/** Links have the id of the site's preview within the token, or beside it. */
function withSite(token: string | null, websitePreviewId: string | null): string | undefined {
  if (!token) return undefined;
  if (
    !websitePreviewId ||
    !/^[\w-]+$/.test(websitePreviewId) ||
    /[?&]websitePreviewId=/.test(token)
  ) {
    return token;
  }
  return `${token}${token.includes('?') ? '&' : '?'}websitePreviewId=${websitePreviewId}`;
}
