import subsetFont from 'subset-font';
import { readFont } from './readFont.mjs';

/**
 * Reads the measures of a font.
 *
 * @param {Buffer} file in any format: WOFF2, WOFF, TrueType
 * @param {Record<string, number>} [axes] settings of a variable font, such as `{ wght: 600 }`
 * @returns {Promise<import('./readFont.mjs').Font>}
 */
export async function openFont(file, axes = {}) {
  const whole = { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: axes };
  return readFont(await subsetFont(file, undefined, whole));
}
