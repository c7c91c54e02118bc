import { figures } from './figures.mjs';
import { createDrawing, crop, ellipse, rectangle, SHEET } from './print.mjs';
import { createNoise, createRandom } from './random.mjs';

/**
 * Knitting: charts on graph paper, and what is knitted from them. A stitch is wider than it
 * is high, and so is a square of a chart.
 */

/** Height of a stitch as a share of its width. */
const FLAT = 5 / 6;

const modulo = (value, period) => ((value % period) + period) % period;

/** The eight-armed star, of 15 stitches by 15 rows about its middle. */
const inStar = (dx, dy) => {
  const [least, most] = [Math.abs(dx), Math.abs(dy)].sort((a, b) => a - b);
  return least >= 1 && least < most && least <= 8 - most;
};

/**
 * The bands of a yoke. Each answers with the yarn of a stitch: 0 is the ground.
 * @type {Record<string, {rows: number, at: (x: number, y: number) => number}>}
 */
const BANDS = {
  plain: { rows: 2, at: () => 0 },
  line: { rows: 1, at: () => 2 },
  seeds: { rows: 3, at: (x, y) => (y === 1 && modulo(x, 4) === 0 ? 1 : 0) },
  teeth: { rows: 4, at: (x, y) => (Math.abs(modulo(x, 8) - 4) <= y ? 2 : 0) },
  caps: { rows: 4, at: (x, y) => (Math.abs(modulo(x, 8) - 4) <= 3 - y ? 2 : 0) },
  waves: {
    rows: 7,
    at: (x, y) => {
      const rise = 3 - Math.abs(modulo(x, 12) - 6);
      if (y === Math.round(3 - rise / 2)) return 1;
      return y === Math.round(3 - rise / 2) + 2 ? 2 : 0;
    },
  },
  stars: {
    rows: 17,
    at: (x, y) => {
      const dx = modulo(x, 20) - 10;
      if (inStar(dx, y - 8)) return 1;
      return 10 - Math.abs(dx) + Math.abs(y - 8) <= 2 ? 2 : 0;
    },
  },
  diamonds: {
    rows: 9,
    at: (x, y) => {
      const away = Math.abs(modulo(x, 10) - 5) + Math.abs(y - 4);
      if (away <= 1) return 2;
      return away === 3 || away === 4 ? 1 : 0;
    },
  },
};

/** Bands one below the other, as one function of the place. */
const stack = (names) => {
  const rows = names.flatMap((name) =>
    Array.from({ length: BANDS[name].rows }, (_, y) => (x) => BANDS[name].at(x, y)),
  );
  return { rows: rows.length, at: (x, y) => rows[modulo(y, rows.length)](x) };
};

const YOKE = stack([
  ...['plain', 'seeds', 'teeth', 'line', 'plain', 'stars', 'plain', 'line', 'caps', 'plain'],
  ...['diamonds', 'plain', 'line', 'waves', 'plain', 'seeds'],
]);

/**
 * A chart filled in by hand.
 *
 * @param {string} seed
 * @param {object} options
 * @param {string[]} options.inks in printing order; the first one rules the paper
 * @param {{width: number, height: number}} [options.size]
 * @param {number} options.cell width of a square in pixels
 * @param {[number, number]} options.from where the first square is, in pixels
 * @param {number} options.columns
 * @param {number} options.rows
 * @param {(x: number, y: number) => number | null} options.at yarn of a stitch; null outside
 * @param {Record<string, number>[]} options.yarns tones of each yarn but the ground
 */
const drawChart = (seed, { inks, size = SHEET, cell, from, columns, rows, at, yarns }) => {
  const drawing = createDrawing(inks, size);
  const random = createRandom(seed);
  const [ruled, , dark] = inks;
  const high = cell * FLAT;
  const [left, top] = from;
  drawing.face(rectangle(-40, -40, size.width + 80, size.height + 80), {});
  for (let i = Math.ceil(-left / cell); left + i * cell < size.width; i += 1) {
    const x = left + i * cell;
    drawing.line(
      `M${x} -40V${size.height + 40}`,
      { [ruled]: i % 10 === 0 ? 0.7 : 0.34 },
      i % 10 === 0 ? 2.2 : 1.1,
    );
  }
  for (let j = Math.ceil(-top / high); top + j * high < size.height; j += 1) {
    const y = top + j * high;
    drawing.line(
      `M-40 ${y}H${size.width + 40}`,
      { [ruled]: j % 10 === 0 ? 0.7 : 0.34 },
      j % 10 === 0 ? 2.2 : 1.1,
    );
  }
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const yarn = at(i, j);
      if (!yarn) continue;
      const slip = () => random.between(-0.9, 0.9);
      const [x, y] = [left + i * cell + 1.4 + slip(), top + j * high + 1.4 + slip()];
      drawing.over(rectangle(x, y, cell - 2.8 + slip(), high - 2.8 + slip()), yarns[yarn - 1]);
    }
  }
  for (let j = 0; j <= rows; j += 10) {
    drawing.line(
      figures(String(rows - j), left + columns * cell + cell * 1.8, top + (j + 0.5) * high, cell),
      { [dark]: 1 },
      2.6,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  }
  return drawing;
};

/** One stitch, two legs that meet below, in a field where `place` maps its corners. */
const stitch = (place) => {
  const leg = (side) =>
    `M${[
      [side * 0.5, 1],
      [side * 0.42, 1.14],
      [side * 0.14, 1.02],
      [side * 0.02, 0.38],
      [side * 0.02, -0.12],
      [side * 0.12, -0.08],
      [side * 0.49, 0.7],
    ]
      .map(([a, b]) =>
        place(a, b)
          .map((n) => n.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`;
  return leg(-1) + leg(1);
};

/**
 * Knitted cloth seen from the front.
 *
 * @param {string} seed
 * @param {object} options
 * @param {string[]} options.inks
 * @param {number} options.wide width of a stitch in pixels
 * @param {(x: number, y: number) => number} options.at yarn of a stitch
 * @param {Record<string, number>[]} options.yarns tones of each yarn, the ground's first
 * @param {Record<string, number>} options.shade what is seen between the stitches
 */
const drawCloth = (seed, { inks, wide, at, yarns, shade }) => {
  const drawing = createDrawing(inks);
  const pull = createNoise(`${seed} pull`);
  const high = wide * FLAT;
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), shade);
  const paths = yarns.map(() => '');
  for (let j = -1; j * high < SHEET.height + high; j += 1) {
    for (let i = -1; i * wide < SHEET.width + wide; i += 1) {
      const lift = (pull(i / 5, j / 5) - 0.5) * high * 0.2;
      const sway = (pull(i / 7 + 90, j / 4) - 0.5) * wide * 0.14;
      const [cx, cy] = [(i + 0.5) * wide + sway, (j + 1) * high + lift];
      paths[at(i, j)] += stitch((a, b) => [cx + a * wide * 0.98, cy - b * high]);
    }
  }
  paths.forEach((path, yarn) => drawing.face(path, yarns[yarn]));
  return drawing;
};

/** A yoke lying flat, seen from above: ten repeats, fewer stitches towards the neck. */
const drawRound = () => {
  const drawing = createDrawing(['ochre', 'green', 'black']);
  const yarns = [{ ochre: 0.16 }, { green: 1 }, { black: 0.88 }, { ochre: 1 }];
  const [cx, cy] = [800, 452];
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), {
    ochre: 0.5,
    black: 0.2,
  });
  const repeats = 10;
  // From the outside in: how many stitches a repeat has, and the bands that are knitted with them.
  const parts = [
    { period: 20, bands: ['plain', 'stars', 'plain'] },
    { period: 16, bands: ['teeth', 'line', 'plain'] },
    { period: 12, bands: ['waves', 'plain'] },
    { period: 8, bands: ['caps', 'plain'] },
  ];
  let radius = 960;
  const paths = yarns.map(() => '');
  for (const { period, bands } of parts) {
    const { rows, at } = stack(bands);
    const count = repeats * period;
    for (let row = 0; row < rows && radius > 118; row += 1) {
      const high = ((2 * Math.PI * radius) / count) * FLAT * 1.12;
      for (let i = 0; i < count; i += 1) {
        const yarn = bands.includes('waves') && at(i, row) === 1 ? 3 : at(i, row);
        paths[yarn] += stitch((a, b) => {
          const angle = ((i + a) / count) * Math.PI * 2;
          const r = radius - b * high;
          return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
        });
      }
      radius -= high;
    }
  }
  paths.forEach((path, yarn) => drawing.face(path, yarns[yarn]));
  // The ribbing of the neck, and the dark inside it.
  drawing.face(ellipse(cx, cy, radius), { black: 0.88 });
  for (let k = 0; k < 72; k += 1) {
    const angle = (k / 72) * Math.PI * 2;
    const at = (r) =>
      `${(cx + Math.cos(angle) * r).toFixed(1)} ${(cy + Math.sin(angle) * r).toFixed(1)}`;
    for (const ink of drawing.inks) {
      drawing.line(
        `M${at(radius - 6)}L${at(radius * 0.62)}`,
        { [ink]: yarns[0][ink] ?? 0 },
        radius * 0.05,
        'stroke-linecap="round"',
      );
    }
  }
  drawing.face(ellipse(cx, cy, radius * 0.6), { green: 1, black: 0.6 });
  return drawing;
};

/** The back of a mitten. */
const drawMitten = () => {
  const columns = 33;
  const rows = 52;
  const middle = 16;
  const half = (y) => {
    if (y < 13) return y + 2.6;
    return y < 42 ? 15.4 : 13.4;
  };
  const at = (x, y) => {
    const dx = x - middle;
    if (Math.abs(dx) > half(y)) return null;
    if (y >= 42) return Math.floor((y - 42) / 2) % 2 === 0 ? 1 : 2;
    if (Math.abs(dx) > half(y) - 1) return 2;
    if (inStar(dx, y - 21)) return 1;
    if (y >= 32 && y <= 38) return BANDS.waves.at(x + 2, y - 32);
    if (Math.max(Math.abs(dx), Math.abs(y - 21)) <= 9) {
      return Math.abs(dx) + Math.abs(y - 21) >= 15 ? 2 : 0;
    }
    return modulo(x + (y % 4) / 2, 4) === 0 && y % 2 === 0 ? 1 : 0;
  };
  return drawChart('vettlingur', {
    inks: ['sky', 'red', 'black'],
    size: { width: 900, height: 1125 },
    cell: 22,
    from: [66, 70],
    columns,
    rows,
    at,
    yarns: [{ red: 1 }, { black: 0.86 }],
  });
};

export const peysa = {
  'peysa-01.jpg': () =>
    drawChart('bekkur', {
      inks: ['blue', 'red', 'black'],
      cell: 19,
      from: [38, -34],
      columns: 73,
      rows: YOKE.rows,
      at: (x, y) => YOKE.at(x + 4, y),
      yarns: [{ red: 1 }, { blue: 0.9, black: 0.3 }],
    }),
  'peysa-02.jpg': drawRound,
  'peysa-03.jpg': () =>
    drawCloth('rendur', {
      inks: ['red', 'blue'],
      wide: 92,
      at: (x, y) => [0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 1][modulo(y + 1, 11)],
      yarns: [{ blue: 0.82 }, { red: 1 }],
      shade: { red: 1, blue: 1 },
    }),
  'peysa-04.jpg': drawMitten,
  'peysa-05.jpg': () =>
    crop(
      drawCloth('stjornur', {
        inks: ['red', 'blue'],
        wide: 33,
        at: (x, y) => YOKE.at(x + 6, y + 9),
        yarns: [{ red: 0.04 }, { red: 1 }, { blue: 1, red: 0.2 }],
        shade: { blue: 0.46, red: 0.12 },
      }),
      { left: 300, top: 0, width: 900, height: 900 },
      1.12,
    ),
};
