import { readPreview, storePreview } from './previewCookies';
import { changeTab } from './tabPreview';

/**
 * Keeps a preview that Prismic's toolbar does not know, because the browser blocks Prismic's own cookie in frames.
 * Toolbars before 4.1.5 then remove the preview cookie and reload the page. The tab's next page goes on
 * without the toolbar.
 *
 * @param endpoint of the repository.
 * @param getToken returns the ref of this tab's preview; nothing after its end, in this tab or another.
 */
export function keepCookie(endpoint: string, getToken: () => string | undefined): void {
  window.addEventListener('pagehide', () => {
    const token = getToken();
    const isKept = token === undefined || readPreview(endpoint) !== undefined;
    // A hidden tab does not know whether another tab has ended the preview.
    if (isKept || document.visibilityState === 'hidden') return;
    storePreview(token, endpoint);
    changeTab({ withoutToolbar: true });
  });
}
