import subsetFont from 'subset-font';

/**
 * `characters` are code points; `descent` is a positive number; `widthOf` does not include kerning.
 * @typedef {{ characters: Set<number>, unitsPerEm: number, ascent: number, descent: number, lineGap: number, widthOf: (text: string) => number }} Font
 */

/**
 * Reads the metrics of a WOFF2, WOFF or TrueType font with a character table of format 4.
 * @param {Buffer} file @param {Record<string, number>} [axes] such as `{ wght: 600 }`
 * @returns {Promise<Font>}
 */
export async function openFont(file, axes = {}) {
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: axes };
  const sfnt = await subsetFont(file, undefined, options);
  const tables = new Map(
    Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index;
      return [sfnt.toString('latin1', entry, entry + 4), sfnt.readUInt32BE(entry + 8)];
    }),
  );
  const at = (/** @type {string} */ tag) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no table '${tag}'`);
    return offset;
  };
  const hhea = at('hhea');
  const hmtx = at('hmtx');
  const measured = sfnt.readUInt16BE(hhea + 34);
  const glyphs = readCharacters(sfnt, at('cmap'));
  return {
    characters: new Set(glyphs.keys()),
    unitsPerEm: sfnt.readUInt16BE(at('head') + 18),
    ascent: sfnt.readInt16BE(hhea + 4),
    descent: -sfnt.readInt16BE(hhea + 6),
    lineGap: sfnt.readInt16BE(hhea + 8),
    widthOf: (text) =>
      [...text].reduce((sum, character) => {
        const glyph = glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
        return sum + sfnt.readUInt16BE(hmtx + 4 * Math.min(glyph, measured - 1));
      }, 0),
  };
}

/** @param {Buffer} sfnt @param {number} cmap @returns {Map<number, number>} code point → glyph */
function readCharacters(sfnt, cmap) {
  const starts = Array.from(
    { length: sfnt.readUInt16BE(cmap + 2) },
    (_, index) => cmap + sfnt.readUInt32BE(cmap + 8 + 8 * index),
  );
  const start = starts.find((offset) => sfnt.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no table of characters in format 4');
  const length = sfnt.readUInt16BE(start + 6);
  const glyphs = new Map();
  for (let segment = 0; segment < length; segment += 2) {
    const last = sfnt.readUInt16BE(start + 14 + segment);
    const first = sfnt.readUInt16BE(start + 16 + length + segment);
    const delta = sfnt.readUInt16BE(start + 16 + 2 * length + segment);
    const rangeAt = start + 16 + 3 * length + segment;
    const range = sfnt.readUInt16BE(rangeAt);
    for (let character = first; character <= last && character < 0xffff; character += 1) {
      const listed = range && sfnt.readUInt16BE(rangeAt + range + 2 * (character - first));
      const glyph = range && !listed ? 0 : ((listed || character) + delta) & 0xffff;
      if (glyph) glyphs.set(character, glyph);
    }
  }
  return glyphs;
}
