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
export function adoptToolbarStyles(): void {
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
