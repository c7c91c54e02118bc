/**
 * Keeps the fallback fonts (tokens.ts) until both fonts are loaded. Otherwise headings and texts
 * would briefly be in two typefaces. Without JavaScript each font is shown when it arrives.
 */
export const fontScript = `(({ dataset }, fonts) => {
  dataset.fonts = 'awaited';
  const loaded = ['1em Bricolage', '600 1em Bricolage Display'].map((font) => fonts.load(font));
  Promise.all(loaded).then(() => delete dataset.fonts, () => {});
})(document.documentElement, document.fonts)`;
