import { withPrefix } from 'gatsby';
import { isSamePath } from '../planning/pagePath';
import { createContentApi } from '../requests/contentApi/createContentApi';
import { hasRefusedPreview, previewCookie } from '../requests/contentApi/previewRef';
import { readBrowserCookie } from '../requests/contentApi/cookies';
import { wait } from '../requests/wait';
import { createSession } from './createSession';
import { findSource, openPreviewLink } from './findSource';
import { fetchManifest, PreviewError } from './previewRequests';
import { loadPreviewSite } from './registerPreview';

const FIRST_DRAW_TIMEOUT_MS = 10_000;

/** Starts the preview in a link or in the cookies, if any. `drawn` resolves after hydration. */
export async function startPreviews(drawn: Promise<void>, isFallback: boolean): Promise<void> {
  const overlay = showLoadingOverlay();
  try {
    const [manifest, site] = await Promise.all([fetchManifest(withPrefix('/')), loadPreviewSite()]);
    // All requests name the preview's ref, so the client must not read the cookies.
    const api = createContentApi({ endpoint: manifest.api, cookies: () => '' });
    const { pathname, search } = window.location;
    const isLanding = isSamePath(pathname, withPrefix(manifest.previewPath));

    const reading = api.getMetadata().catch(() => undefined);
    const link = isLanding ? openPreviewLink(search, manifest.api, api) : undefined;
    const [opened] = await Promise.allSettled([link]);
    const metadata = await reading;
    // After a failed link, the page must not show the preview that was open before.
    const isFailed = opened.status === 'rejected';
    const source = isFailed ? undefined : findSource(manifest.api, metadata);
    const isRefused = hasRefusedPreview(readBrowserCookie(previewCookie), manifest.api);
    if (!source && !link && !isRefused) {
      if (isFallback) window.location.replace(withPrefix(manifest.previewPath));
      return;
    }

    // React must hydrate the unchanged page before the preview changes it.
    await Promise.race([drawn, wait(FIRST_DRAW_TIMEOUT_MS)]);

    const session = createSession({ manifest, site, api, metadata, source });
    await site.startPreview?.(session);
    try {
      const documentId = await link;
      if (!source && isRefused) {
        throw new PreviewError(
          'refused',
          `The cookie ${previewCookie} is not a preview of the repository at ${manifest.api}.`,
        );
      }
      if (!source) {
        throw new PreviewError('cookies', 'The browser did not store the preview cookie.');
      }
      await (link ? session.goTo(documentId) : session.show());
      session.startToolbar();
    } catch (error) {
      session.fail(error);
    }
  } finally {
    removeLoadingOverlay(overlay);
  }
}

// docs/previews.md, “Browser hooks”
const FADE_MS = 330;

const style: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0',
  zIndex: '10000',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  background: 'rgb(18 4 38 / 94%)',
  color: '#fff',
  font: '500 1.25rem/1.4 system-ui, sans-serif',
  transition: `opacity ${FADE_MS}ms`,
  visibility: 'visible',
};

function showLoadingOverlay(): HTMLElement {
  const overlay = document.createElement('div');
  overlay.setAttribute('role', 'status');
  overlay.textContent = 'Loading Prismic Preview';
  Object.assign(overlay.style, style);
  document.body.append(overlay);
  return overlay;
}

function removeLoadingOverlay(overlay: HTMLElement): void {
  // Shows the page, which the script from onRenderBody.tsx has hidden until now.
  document.documentElement.style.visibility = '';
  overlay.style.opacity = '0';
  overlay.style.pointerEvents = 'none';
  setTimeout(() => overlay.remove(), FADE_MS);
}
