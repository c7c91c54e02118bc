import subsetFont from 'subset-font';
import { readFont } from './readFont.mjs';

/**
 * @param {Buffer} file in any format: WOFF2, WOFF, TrueType
 * @param {Record<string, number>} [axes] where a variable font is measured, such as `{ wght: 600 }`
 * @returns {Promise<import('./readFont.mjs').Font>}
 */
export async function openFont(file, axes = {}) {
  const whole = { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: axes };
  return readFont(await subsetFont(file, undefined, whole));
}
