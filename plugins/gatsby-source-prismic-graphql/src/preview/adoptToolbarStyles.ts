/** The element of Prismic's toolbar, whose content is in its shadow tree (github.com/prismicio/prismic-toolbar). */
const TOOLBAR_ID = 'prismic-toolbar-v2';

/**
 * Has the toolbar's own styles apply on a site whose Content-Security-Policy knows its style elements by
 * their hash. The browser then ignores the element that the toolbar adds. Its text becomes a constructed
 * style sheet, which no policy restricts.
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
    const root = document.getElementById(TOOLBAR_ID)?.shadowRoot;
    if (!root) return;
    observer.disconnect();
    adopt(root);
    new MutationObserver(() => adopt(root)).observe(root, { childList: true, subtree: true });
  });
  observer.observe(document.body, { childList: true });
}
