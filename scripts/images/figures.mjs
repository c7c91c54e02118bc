/**
 * Figures of one stroke, as they are lettered on drawings and charts. No font is used,
 * because the fonts of two machines are never the same.
 */

/** Each figure in a box 0.6 wide and 1 high, y downwards: M, L and C with their points. */
const STROKES = {
  0: 'M.3 0C.06 0 0 .25 0 .5C0 .75 .06 1 .3 1C.54 1 .6 .75 .6 .5C.6 .25 .54 0 .3 0',
  1: 'M.1 .2L.36 0L.36 1',
  2: 'M.03 .25C.05 .08 .18 0 .3 0C.48 0 .58 .12 .58 .27C.58 .45 .4 .58 0 1L.6 1',
  3: 'M.05 .12C.12 .04 .2 0 .3 0C.48 0 .56 .1 .56 .24C.56 .4 .42 .46 .25 .46C.45 .46 .6 .55 .6 .73C.6 .9 .47 1 .3 1C.17 1 .06 .94 0 .84',
  4: 'M.45 1L.45 0L0 .7L.6 .7',
  5: 'M.55 0L.1 0L.05 .45C.12 .4 .2 .37 .3 .37C.48 .37 .6 .5 .6 .68C.6 .87 .47 1 .28 1C.15 1 .06 .95 0 .86',
  6: 'M.5 .03C.28 .1 0 .35 0 .68C0 .88 .12 1 .3 1C.48 1 .6 .87 .6 .69C.6 .52 .48 .4 .31 .4C.15 .4 .02 .52 0 .68',
  7: 'M0 0L.6 0L.22 1',
  8: 'M.3 .46C.14 .46 .05 .37 .05 .23C.05 .09 .15 0 .3 0C.45 0 .55 .09 .55 .23C.55 .37 .46 .46 .3 .46C.12 .46 0 .57 0 .73C0 .9 .12 1 .3 1C.48 1 .6 .9 .6 .73C.6 .57 .48 .46 .3 .46',
  9: 'M.1 .97C.32 .9 .6 .65 .6 .32C.6 .12 .48 0 .3 0C.12 0 0 .13 0 .31C0 .48 .12 .6 .29 .6C.45 .6 .58 .48 .6 .32',
  ',': 'M.1 .92L.02 1.16',
};

const ADVANCE = { ',': 0.36 };

/** Width in pixels of a number set `height` pixels high. */
const widthOfFigures = (text, height) =>
  [...text].reduce((sum, figure) => sum + (ADVANCE[figure] ?? 0.86) * height, -0.26 * height);

/**
 * Path data of a number; the stroke is the caller's.
 *
 * @param {string} text figures and commas
 * @param {number} x middle of the number
 * @param {number} y middle of its height
 * @param {number} height in pixels
 * @param {number} [angle] quarter turns anticlockwise: 0 or 1
 */
export const figures = (text, x, y, height, angle = 0) => {
  let pen = -widthOfFigures(text, height) / 2;
  let path = '';
  for (const figure of text) {
    const strokes = STROKES[figure];
    if (!strokes) throw new Error(`There is no figure "${figure}" to letter.`);
    path += strokes.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a, b) => {
      const across = pen + Number(a) * height;
      const down = (Number(b) - 0.5) * height;
      const [px, py] = angle === 1 ? [x + down, y - across] : [x + across, y + down];
      return `${px.toFixed(2)} ${py.toFixed(2)}`;
    });
    pen += (ADVANCE[figure] ?? 0.86) * height;
  }
  return path;
};
