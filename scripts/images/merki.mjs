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

/** Landscape architects: the contour lines of a hill, steep on one side. */
const drawLandscapeArchitects = () => {
  const drawing = mark(['green'], { green: 1 });
  drawing.over(ellipse(400, 400, 290), { green: 0 });
  drawing.over(ellipse(438, 432, 212), { green: 1 });
  drawing.over(ellipse(468, 458, 142), { green: 0 });
  drawing.over(ellipse(492, 478, 76), { green: 1 });
  return drawing;
};

/** Furniture and interior architects: a chair bent from one bar. */
const drawInteriorArchitects = () => {
  const drawing = mark(['ochre', 'black'], { ochre: 1 });
  drawing.line(
    'M225 120V310A80 80 0 0 0 305 390H495A80 80 0 0 1 575 470V555A80 80 0 0 1 495 635H180',
    { black: 1 },
    90,
    'stroke-linecap="butt"',
  );
  return drawing;
};

/** Goldsmiths: a ring and its stone. */
const drawGoldsmiths = () => {
  const drawing = mark(['ochre', 'black'], { black: 1 });
  drawing.face(ellipse(400, 480, 215) + ellipse(400, 480, 140), { ochre: 1 });
  drawing.face('M400 60L550 210L400 360L250 210Z', { black: 1 });
  drawing.face('M400 105L505 210L400 315L295 210Z', { ochre: 1 });
  return drawing;
};

/** Product and industrial designers: two parts that fit together. */
const drawProductDesigners = () => {
  const drawing = mark(['blue'], { blue: 1 });
  drawing.over('M120 170H380V290A110 110 0 0 0 380 510V630H120Z', { blue: 0 });
  drawing.over('M680 170H440V290A110 110 0 0 0 440 510V630H680Z', { blue: 0 });
  return drawing;
};

/** Where three threads lie side by side, how broad they are, and how much of one that goes under shows beside the upper. */
const THREADS = [190, 350, 510];
const BREADTH = 100;
const GAP = 14;

/** The parts of a thread that are seen, as [start, end], when it goes under the given threads. */
const seenParts = (crossed) => {
  const cuts = crossed.flatMap((at) => [at - GAP, at + BREADTH + GAP]);
  const ends = [130, ...cuts, 670];
  return ends.flatMap((start, index) => (index % 2 === 0 ? [[start, ends[index + 1]]] : []));
};

/** Textile artists: plain weave, three threads over and under three. */
const drawTextileArtists = () => {
  const drawing = mark(['rose', 'purple'], { rose: 0.75 });
  for (const [index, at] of THREADS.entries()) {
    const isSame = (_, other) => (index + other) % 2 === 0;
    const isOther = (_, other) => (index + other) % 2 === 1;
    for (const [start, end] of seenParts(THREADS.filter(isSame))) {
      drawing.over(rectangle(at, start, BREADTH, end - start), { purple: 1 });
    }
    for (const [start, end] of seenParts(THREADS.filter(isOther))) {
      drawing.over(rectangle(start, at, end - start, BREADTH), { purple: 1 });
    }
  }
  return drawing;
};

/** Fashion designers: the pattern of a bodice, three arcs and two darts. */
const drawFashionDesigners = () => {
  const drawing = mark(['sky', 'black'], { sky: 1 });
  drawing.over(
    'M240 130H300A100 100 0 0 0 500 130H560A90 190 0 0 0 640 340V670H545L510 450L475 670H325L290 450L255 670H160V340A90 190 0 0 0 240 130Z',
    { black: 1 },
  );
  return drawing;
};

export const merki = {
  'merki-arkitektar.png': drawArchitects,
  'merki-teiknarar.png': drawIllustrators,
  'merki-leirlist.png': drawPotters,
  'merki-landslag.png': drawLandscapeArchitects,
  'merki-innanhuss.png': drawInteriorArchitects,
  'merki-gullsmidir.png': drawGoldsmiths,
  'merki-voruhonnun.png': drawProductDesigners,
  'merki-textill.png': drawTextileArtists,
  'merki-fatahonnun.png': drawFashionDesigners,
};
