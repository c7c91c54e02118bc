import { createDrawing, ellipse, rectangle } from './print.mjs';

/** Marks of the associations: plain geometry, one colour field and one form, 800 by 800 pixels. */

const SIZE = { width: 800, height: 800 };

const mark = (inks, field) => {
  const drawing = createDrawing(inks, SIZE);
  drawing.face(rectangle(-40, -40, 880, 880), field);
  return drawing;
};

/** Architects: a column and an arch that meet at one corner. */
const drawArchitects = () => {
  const drawing = mark(['lilac', 'black'], { lilac: 1 });
  drawing.over(rectangle(150, 150, 130, 500), { black: 1 });
  drawing.over('M280 650A370 370 0 0 1 650 280V410A240 240 0 0 0 410 650Z', { black: 1 });
  drawing.over(rectangle(280, 150, 370, 130), { black: 1 });
  return drawing;
};

/** Illustrators: a nib. */
const drawIllustrators = () => {
  const drawing = mark(['purple'], { purple: 1 });
  const line = 'stroke-linejoin="miter" stroke-linecap="butt"';
  drawing.line(
    'M400 690C250 560 220 420 262 130H538C580 420 550 560 400 690Z',
    { purple: 0 },
    34,
    line,
  );
  drawing.line('M400 690V420', { purple: 0 }, 34, line);
  drawing.over(ellipse(400, 380, 54), { purple: 0 });
  return drawing;
};

/** Potters: a bowl and its reflection. */
const drawPotters = () => {
  const drawing = mark(['sand', 'red'], { sand: 0.6 });
  drawing.over(ellipse(400, 400, 290), { red: 1 });
  drawing.over('M200 262H600A200 122 0 0 1 200 262Z', { red: 0 });
  drawing.over('M200 538H600A200 122 0 0 0 200 538Z', { red: 0 });
  return drawing;
};

export const merki = {
  'merki-arkitektar.png': drawArchitects,
  'merki-teiknarar.png': drawIllustrators,
  'merki-leirlist.png': drawPotters,
};
