/**
 * Runs in the head of every page. A font that arrives alone would set headings and texts in two typefaces, so
 * the fallbacks stay (tokens.ts) until both fonts are there. Without JavaScript each font is shown when it arrives.
 */
export const fontScript = `(({ dataset }, fonts) => {
  dataset.fonts = 'awaited';
  const loaded = ['1em Bricolage', '600 1em Bricolage Display'].map((font) => fonts.load(font));
  Promise.all(loaded).then(() => delete dataset.fonts, () => {});
})(document.documentElement, document.fonts)`;
