import { withPrefix } from 'gatsby';
import { isSamePath } from '../planning/isSamePath';
import { createContentApi } from '../requests/contentApi/createContentApi';
import { createSession } from './createSession';
import { fetchManifest } from './fetchManifest';
import { findSource, readMetadata } from './findSource';
import { land } from './land';
import { removeOverlay, showOverlay } from './overlay';
import { PreviewError } from './PreviewError';
import { loadPreviewSite } from './registerPreview';

/** Milliseconds after which a page counts as drawn that React does not draw at all. */
const longestStart = 10_000;

/**
 * Begins a preview: from a link on the landing page, or of what this browser's cookies select. Without
 * either there is none, and the page stays as it is.
 *
 * @param drawn resolves when the page has been drawn once, and may be changed.
 * @param isFallback whether the page is one that stands for documents without a page.
 * @throws when what the build says of previews cannot be had.
 */
export async function startPreviews(drawn: Promise<void>, isFallback: boolean): Promise<void> {
  showOverlay();
  try {
    const [manifest, site] = await Promise.all([fetchManifest(withPrefix('/')), loadPreviewSite()]);
    // Reads go by the preview's ref, whatever the cookies hold.
    const api = createContentApi({ endpoint: manifest.api, cookies: () => '' });
    const { pathname, search } = window.location;
    const isLanding = isSamePath(pathname, withPrefix(manifest.previewPath));

    const reading = readMetadata(api);
    const landed = isLanding
      ? await land(search, manifest.api, api).then(
          (documentId) => ({ documentId }),
          (error: unknown) => ({ error }),
        )
      : undefined;
    const metadata = await reading;
    const source = findSource(manifest.api, metadata);
    if (!source && !landed) {
      // A page that stands for documents has nothing to show without one.
      if (isFallback) window.location.replace(withPrefix(manifest.previewPath));
      return;
    }

    // What is done from here on changes what React draws, which must be the build's page at first.
    await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, longestStart))]);

    // A link that leads nowhere says nothing of a preview that is open already.
    const isFailed = landed !== undefined && 'error' in landed;
    const session = createSession({
      manifest,
      site,
      api,
      metadata,
      source: isFailed ? undefined : source,
    });
    await site.startPreview?.(session);
    if (isFailed) {
      session.fail(landed.error);
      return;
    }
    if (!source) {
      session.fail(
        new PreviewError('cookies', 'The browser has not kept the cookie of the preview.'),
      );
      return;
    }
    if (landed) await session.goTo(landed.documentId).catch(session.fail);
    else await session.show();
  } finally {
    removeOverlay();
  }
}
