import { fontFiles } from '../styles/fonts';

/** Browsers do not count smaller movements as a layout shift. */
const TOLERANCE_PX = 2;

/**
 * Shows the fonts although they have arrived late. A title of this page gets its font if it keeps its size, so
 * that nothing moves. All other texts get their fonts on the next page.
 *
 * @throws when a font cannot be loaded
 */
export async function showLateFonts(): Promise<void> {
  const [text, display] = await Promise.all([
    new FontFace('Bricolage', `url(${fontFiles.text})`, { weight: '400 600' }).load(),
    new FontFace('Bricolage Display', `url(${fontFiles.display})`, { weight: '600' }).load(),
  ]);
  const path = window.location.pathname;
  const pinned = addDisplayFont(display);
  const main = document.querySelector('main');
  if (!main) return;
  const observer = new MutationObserver(() => {
    if (window.location.pathname === path) return;
    observer.disconnect();
    document.fonts.add(text);
    for (const title of pinned) title.removeAttribute('data-fallback-font');
  });
  // Gatsby replaces the page in it.
  observer.observe(main, { childList: true });
}

/**
 * Adds the font of the titles to the document.
 *
 * @returns the titles whose size the font would change; they keep the system font
 */
function addDisplayFont(display: FontFace): HTMLElement[] {
  const sizes = [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => /^"?Bricolage Display\b/.test(getComputedStyle(element).fontFamily))
    .map((title) => [title, title.getBoundingClientRect()] as const);
  document.fonts.add(display);
  const changed = sizes.filter(([title, before]) => {
    const { width, height } = title.getBoundingClientRect();
    return (
      Math.abs(width - before.width) > TOLERANCE_PX ||
      Math.abs(height - before.height) > TOLERANCE_PX
    );
  });
  const pinned = changed.map(([title]) => title);
  // Not a style: what keeps a page's HTML (browser/ErrorBoundary.tsx) may not write styles.
  for (const title of pinned) title.toggleAttribute('data-fallback-font', true);
  return pinned;
}
