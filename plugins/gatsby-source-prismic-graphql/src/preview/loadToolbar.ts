import { readPreview, storePreview } from './previewCookies';
import { changeTab } from './tabPreview';

/** Loads Prismic's toolbar, which reports saved drafts. This runs only in a preview. */
export function loadToolbar(repositoryName: string | undefined): void {
  if (repositoryName === undefined) return;
  adoptToolbarStyles();
  const script = document.createElement('script');
  script.src = `https://static.cdn.prismic.io/prismic.js?new=true&repo=${repositoryName}`;
  script.async = true;
  document.head.append(script);
}

/**
 * The elements of Prismic's toolbars before and since September 2026, whose content is in their shadow trees
 * (docs/prismic.md, “Where the rules were read”).
 */
const toolbars = '#prismic-toolbar-v2, #prismic-toolbar';

/**
 * Both toolbars have a button that copies a link of Prismic. Such a link sets no cookie of this site, so it shows the
 * draft only to readers whose browser loads the toolbar on every page. The site's own bar has a link that works.
 */
const withoutShareButton = '.share { display: none !important }';

/**
 * Has the toolbar's own styles apply on a site whose Content-Security-Policy knows its style elements by
 * their hash. The browser then ignores the element that the toolbar adds. Its text becomes a constructed
 * style sheet, which no policy restricts. The button for share links is hidden.
 */
function adoptToolbarStyles(): void {
  const adopted = new Set<HTMLStyleElement>();
  const adopt = (root: ShadowRoot) => {
    for (const element of root.querySelectorAll('style')) {
      if (element.sheet || adopted.has(element)) continue;
      adopted.add(element);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(element.textContent ?? '');
      root.adoptedStyleSheets.push(sheet);
    }
  };
  const observer = new MutationObserver(() => {
    const root = document.querySelector(toolbars)?.shadowRoot;
    if (!root) return;
    observer.disconnect();
    const hiding = new CSSStyleSheet();
    hiding.replaceSync(withoutShareButton);
    root.adoptedStyleSheets.push(hiding);
    adopt(root);
    new MutationObserver(() => adopt(root)).observe(root, { childList: true, subtree: true });
  });
  observer.observe(document.body, { childList: true });
}

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
