import type { GatsbyBrowser } from 'gatsby';
import { nextInteraction } from '../layout/hydrateOnInteraction';

/**
 * Gatsby's hook after hydration. A browser gives up on fonts that arrive after it has drawn the page
 * (`font-display: optional`), until another document is loaded; but a reader who follows links stays in
 * this document. Here such fonts are shown where nothing moves.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = async () => {
  await document.fonts.ready;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return;
  context.font = '9px "Bricolage Display", monospace';
  const isFallback = context.measureText('i').width === context.measureText('m').width;
  if (!isFallback) return;
  // The code is no part of the first load; nobody follows a link without an interaction.
  await nextInteraction();
  // Without the fonts the page stays as it is.
  await import('../layout/lateFonts').then(({ showLateFonts }) => showLateFonts()).catch(() => {});
};
