import { figures } from './figures.mjs';
import { createDrawing, crop, ellipse, polygon, polyline, rectangle, SHEET } from './print.mjs';
import { createNoise, createRandom } from './random.mjs';

/**
 * Charts and maps: a height for every place of the sheet, and the lines of equal height
 * found in it by marching squares.
 */

/** Distance of the samples, and how far they reach beyond the sheet, in pixels. */
const CELL = 5;
const MARGIN = 60;

/** Several octaves of noise, 0 to 1; `size` is the breadth of the largest swell in pixels. */
const createTerrain = (seed, size, octaves = 4) => {
  const noise = createNoise(seed);
  return (x, y) => {
    let sum = 0;
    let weight = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      const share = 0.46 ** octave;
      const factor = 2 ** octave / size;
      sum += share * noise(x * factor + octave * 17.3, y * factor - octave * 9.7);
      weight += share;
    }
    return sum / weight;
  };
};

/** Samples a height over the sheet. Its rim lies lower than everything, so that every line closes. */
const survey = (height) => {
  const columns = Math.ceil((SHEET.width + MARGIN * 2) / CELL) + 1;
  const rows = Math.ceil((SHEET.height + MARGIN * 2) / CELL) + 1;
  const values = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const rim = i === 0 || j === 0 || i === columns - 1 || j === rows - 1;
      values[j * columns + i] = rim ? -1e6 : height(i * CELL - MARGIN, j * CELL - MARGIN);
    }
  }
  return { columns, rows, values };
};

/** For each of the sixteen cases, the pairs of edges (top, right, bottom, left) that a line joins. */
const CASES = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

/**
 * Lines of equal height.
 * @returns {string} path data of closed lines; filled, it covers what lies above `level`
 */
const contour = ({ columns, rows, values }, level) => {
  const at = (i, j) => values[j * columns + i];
  const next = new Map();
  const points = new Map();
  // An edge is named by the sample it starts from: even numbers run east, odd ones south.
  const edge = (i, j, side) => {
    if (side === 0) return (j * columns + i) * 2;
    if (side === 2) return ((j + 1) * columns + i) * 2;
    if (side === 3) return (j * columns + i) * 2 + 1;
    return (j * columns + i + 1) * 2 + 1;
  };
  const place = (name) => {
    const sample = name >> 1;
    const i = sample % columns;
    const j = (sample - i) / columns;
    const [di, dj] = name % 2 === 0 ? [1, 0] : [0, 1];
    const a = Math.max(at(i, j), level - 1e3);
    const b = Math.max(at(i + di, j + dj), level - 1e3);
    const t = (level - a) / (b - a);
    return [(i + di * t) * CELL - MARGIN, (j + dj * t) * CELL - MARGIN];
  };
  for (let j = 0; j < rows - 1; j += 1) {
    for (let i = 0; i < columns - 1; i += 1) {
      const index =
        (at(i, j) > level ? 8 : 0) +
        (at(i + 1, j) > level ? 4 : 0) +
        (at(i + 1, j + 1) > level ? 2 : 0) +
        (at(i, j + 1) > level ? 1 : 0);
      for (const [from, to] of CASES[index]) {
        const a = edge(i, j, from);
        const b = edge(i, j, to);
        next.set(a, [...(next.get(a) ?? []), b]);
        next.set(b, [...(next.get(b) ?? []), a]);
        points.set(a, place(a));
        points.set(b, place(b));
      }
    }
  }
  const seen = new Set();
  let path = '';
  for (const start of next.keys()) {
    if (seen.has(start)) continue;
    const line = [];
    let current = start;
    while (current !== undefined && !seen.has(current)) {
      seen.add(current);
      line.push(points.get(current));
      current = next.get(current).find((name) => !seen.has(name));
    }
    path += polygon(line);
  }
  return path;
};

const range = (from, to, step) =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, i) => from + i * step);

/** Lines of a grid, as on a chart. */
const graticule = (drawing, spacing, tones, width) => {
  for (let x = spacing * 0.6; x < SHEET.width; x += spacing) {
    drawing.line(`M${x} -40V${SHEET.height + 40}`, tones, width);
  }
  for (let y = spacing * 0.4; y < SHEET.height; y += spacing) {
    drawing.line(`M-40 ${y}H${SHEET.width + 40}`, tones, width);
  }
};

/** Places at least `apart` pixels from each other for which `allowed` holds. */
const scatter = (random, apart, count, allowed) => {
  const places = [];
  for (let tries = 0; tries < count * 30 && places.length < count; tries += 1) {
    const x = random.between(20, SHEET.width - 20);
    const y = random.between(20, SHEET.height - 20);
    if (!allowed(x, y)) continue;
    if (places.every(([px, py]) => Math.hypot(px - x, (py - y) * 1.4) > apart)) places.push([x, y]);
  }
  return places;
};

const soundings = (drawing, seed, height, { ink, apart, count, least, metres, size }) => {
  const random = createRandom(`${seed} soundings`);
  for (const [x, y] of scatter(random, apart, count, (px, py) => height(px, py) < least)) {
    const depth = Math.max(1, Math.round(-height(x, y) * metres));
    drawing.line(
      figures(String(depth), x, y, size),
      { [ink]: 1 },
      2,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  }
};

const star = (cx, cy, points, outer, inner, turn = 0) =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) => {
      const angle = (Math.PI * i) / points - Math.PI / 2 + turn;
      const r = i % 2 === 0 ? outer : inner;
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    }),
  );

/** A fjord that opens to the south-west, with islands in its mouth. */
const drawFjord = () => {
  const drawing = createDrawing(['sky', 'purple']);
  const rough = createTerrain('breidafjordur', 400, 4);
  const height = (x, y) => {
    const t = Math.max(0, Math.min(1, (x + 120) / 1500));
    const axis = 690 - t * 470 + Math.sin(t * 6.2 + 0.5) * 92;
    const half = 330 * (1 - t) ** 1.25 + 46;
    const away = Math.abs(y - axis) - half;
    const banks = away / 230 - Math.max(0, x - 1330) / -210;
    const isles = [
      [330, 622, 112],
      [560, 476, 62],
      [150, 520, 64],
      [96, 742, 84],
    ].reduce(
      (sum, [ix, iy, r]) =>
        sum + 1.9 * Math.exp(-(((x - ix) / r) ** 2) - ((y - iy - (x - ix) * 0.3) / (r * 0.6)) ** 2),
      0,
    );
    return Math.max(-1.15, Math.min(banks, 2.4)) + isles + (rough(x, y) - 0.5) * 1.7;
  };
  const map = survey(height);
  drawing.face(rectangle(-60, -60, SHEET.width + 120, SHEET.height + 120), {});
  drawing.over(contour(map, -0.62), { sky: 0.45 });
  drawing.over(contour(map, -0.26), { sky: 1 });
  graticule(drawing, 240, { purple: 1 }, 1.2);
  for (const level of range(-1.5, -0.1, 0.18))
    drawing.line(contour(map, level), { purple: 1 }, 1.5);
  const shore = contour(map, 0);
  drawing.face(shore, { purple: 1 });
  for (const [i, level] of range(0.24, 2.9, 0.24).entries()) {
    const line = contour(map, level);
    for (const ink of ['sky', 'purple']) drawing.line(line, { [ink]: 0 }, i % 4 === 3 ? 4 : 1.8);
  }
  soundings(drawing, 'breidafjordur', height, {
    ink: 'purple',
    apart: 66,
    count: 120,
    least: -0.12,
    metres: 46,
    size: 15,
  });
  return drawing;
};

/** A harbour with its breakwaters, and the rose of the chart. */
const drawHarbour = () => {
  const drawing = createDrawing(['ochre', 'blue', 'red']);
  const rough = createTerrain('hofn', 330, 4);
  const height = (x, y) => {
    const coast = 1090 + Math.sin(y / 150) * 46 + Math.exp(-(((y - 478) / 190) ** 2)) * 250;
    return (x - coast) / 340 + (rough(x, y) - 0.5) * 1.1;
  };
  const map = survey(height);
  drawing.face(rectangle(-60, -60, SHEET.width + 120, SHEET.height + 120), {});
  drawing.over(contour(map, -0.85), { blue: 0.2 });
  drawing.over(contour(map, -0.4), { blue: 0.42 });
  for (const level of range(-3.4, -0.1, 0.22)) drawing.line(contour(map, level), { blue: 1 }, 1.5);

  const [cx, cy] = [452, 452];
  for (let k = 0; k < 32; k += 1) {
    const angle = (Math.PI * k) / 16;
    drawing.line(
      polyline([
        [cx + Math.cos(angle) * 250, cy + Math.sin(angle) * 250],
        [cx + Math.cos(angle) * 1900, cy + Math.sin(angle) * 1900],
      ]),
      { red: k % 4 === 0 ? 1 : 0.55 },
      k % 4 === 0 ? 2 : 1.2,
    );
  }
  soundings(drawing, 'hofn', (x, y) => (Math.hypot(x - cx, y - cy) < 330 ? 1 : height(x, y)), {
    ink: 'blue',
    apart: 74,
    count: 90,
    least: -0.2,
    metres: 9,
    size: 17,
  });

  const land = contour(map, 0);
  drawing.face(land, { ochre: 0.86 });
  for (const level of range(0.2, 2.6, 0.2)) drawing.line(contour(map, level), { red: 0.8 }, 1.4);
  drawing.line(land, { blue: 1 }, 4.5);

  // Breakwaters, and a quay with its sheds.
  const mole = (points, width) => {
    drawing.line(polyline(points), { ochre: 1 }, width, 'stroke-linejoin="miter"');
    for (const ink of ['blue', 'red']) drawing.line(polyline(points), { [ink]: 0 }, width);
    drawing.line(polyline(points), { blue: 1 }, width);
    drawing.line(polyline(points), { blue: 0 }, width - 9);
  };
  const heads = [
    [958, 352],
    [964, 612],
  ];
  mole([[1250, 208], [1062, 236], heads[0]], 36);
  mole([[1230, 756], [1072, 742], heads[1]], 36);
  mole(
    [
      [1400, 452],
      [1150, 452],
    ],
    46,
  );
  mole(
    [
      [1400, 540],
      [1232, 540],
    ],
    34,
  );
  const random = createRandom('skemmur');
  for (let k = 0; k < 10; k += 1) {
    const x = 1420 + (k % 2) * 104;
    drawing.face(rectangle(x, 318 + Math.floor(k / 2) * 72, random.between(46, 88), 44), {
      red: 1,
    });
  }
  for (const [x, y] of heads) {
    drawing.face(ellipse(x, y, 22), {});
    drawing.over(ellipse(x, y, 15), { red: 1 });
  }

  // The rose.
  drawing.face(ellipse(cx, cy, 262), {});
  drawing.line(ellipse(cx, cy, 262), { red: 1 }, 3);
  drawing.line(ellipse(cx, cy, 232), { red: 1 }, 1.6);
  for (let degree = 0; degree < 360; degree += 2) {
    const angle = (Math.PI * degree) / 180;
    const long = degree % 10 === 0;
    drawing.line(
      polyline([
        [cx + Math.cos(angle) * 262, cy + Math.sin(angle) * 262],
        [cx + Math.cos(angle) * (long ? 232 : 246), cy + Math.sin(angle) * (long ? 232 : 246)],
      ]),
      { red: 1 },
      long ? 2.4 : 1.4,
    );
  }
  drawing.over(star(cx, cy, 8, 168, 52, Math.PI / 8), { ochre: 1 });
  drawing.over(star(cx, cy, 4, 224, 44, Math.PI / 4), { red: 1 });
  drawing.over(star(cx, cy, 4, 232, 52), { blue: 1 });
  drawing.face(ellipse(cx, cy, 20), {});
  return drawing;
};

/** Two mountains and the valley between them. */
const drawMountains = () => {
  const drawing = createDrawing(['ochre', 'blue']);
  const rough = createTerrain('fjoll', 430, 4);
  const fold = createTerrain('hryggir', 300, 3);
  const peak = (x, y, px, py, r) => Math.exp(-(((x - px) / r) ** 2) - ((y - py) / (r * 0.8)) ** 2);
  const height = (x, y) => {
    const mass =
      peak(x, y, 360, 330, 430) * 4.6 +
      peak(x, y, 1240, 600, 480) * 4.4 +
      peak(x, y, 1560, 20, 280) * 2.4;
    const ridge = 1 - Math.abs(2 * fold(x + rough(x, y) * 160, y) - 1);
    return mass + rough(x, y) * 1.8 + ridge ** 2 * (0.5 + mass * 0.42);
  };
  const map = survey(height);
  drawing.face(rectangle(-60, -60, SHEET.width + 120, SHEET.height + 120), { blue: 0.62 });
  drawing.face(contour(map, 1.2), { blue: 0.34 });
  for (const [level, tone] of [
    [1.9, 0.2],
    [2.8, 0.48],
    [3.7, 0.76],
    [4.6, 1],
  ]) {
    drawing.face(contour(map, level), { ochre: tone });
  }
  drawing.face(contour(map, 5.6), {});
  for (const [i, level] of range(0.5, 8, 0.25).entries()) {
    drawing.line(contour(map, level), { blue: 1 }, i % 5 === 0 ? 4.4 : 2);
  }
  return drawing;
};

/** A steep slope, a dam against avalanches, and the village below it. */
const drawSlope = () => {
  const drawing = createDrawing(['green', 'red', 'black']);
  const rough = createTerrain('hlid', 320, 4);
  const height = (x, y) => {
    const foot = 520 + Math.sin(x / 330 + 1) * 46;
    const slope = y < foot ? ((foot - y) / 132) ** 1.35 : (foot - y) / 620;
    const depth = Math.max(0, Math.min(1.6, (foot - y) / 240));
    const gullies = Math.sin(x / 92 + rough(x, y) * 9) * 0.24 * depth;
    return slope + gullies + (rough(x, y) - 0.5) * (y < foot ? 1.5 : 0.3);
  };
  const map = survey(height);
  drawing.face(rectangle(-60, -60, SHEET.width + 120, SHEET.height + 120), {});
  drawing.over(contour(map, 0.35), { green: 0.34 });
  drawing.over(contour(map, 1.7), { green: 0.72 });
  drawing.over(contour(map, 3.2), { green: 1 });
  for (const [i, level] of range(-0.6, 8, 0.2).entries()) {
    drawing.line(contour(map, level), { black: 1 }, i % 5 === 0 ? 3.2 : 1.5);
  }

  // The dam: a bow across the fall line, with hachures down either side.
  const bow = (y) => `M230 ${y + 14}C520 ${y - 96} 1030 ${y - 96} 1370 ${y + 40}`;
  drawing.line(bow(560), { green: 0, black: 0 }, 78);
  drawing.line(bow(560), { red: 1 }, 60);
  drawing.line(bow(560), { red: 0 }, 9);
  drawing.line(bow(541), { black: 1 }, 24, 'stroke-dasharray="3 13"');
  drawing.line(bow(580), { black: 1 }, 12, 'stroke-dasharray="3 13"');

  const sea = (x) => 826 + Math.sin(x / 260) * 24 + Math.sin(x / 71) * 6;
  const shore = range(-60, SHEET.width + 60, 10).map((x) => [x, sea(x)]);
  drawing.face(polygon([...shore, [SHEET.width + 60, 1000], [-60, 1000]]), {});
  for (let k = 1; k < 7; k += 1) {
    drawing.line(polyline(shore.map(([x, y]) => [x, y + k * k * 1.7 + k * 6])), { black: 1 }, 1.4);
  }
  drawing.line(polyline(shore), { black: 1 }, 4.5);

  // Houses on both sides of three streets, each turned to its street.
  const random = createRandom('thorp');
  const streets = [
    { from: 470, to: 1190, y: (x) => 640 + ((x - 800) / 520) ** 2 * 20 },
    { from: 400, to: 1270, y: (x) => 714 + Math.sin(x / 210) * 7 },
    { from: 560, to: 1090, y: (x) => 786 + Math.sin(x / 260) * 7 },
  ];
  for (const { from, to, y } of streets) {
    drawing.line(polyline(range(from, to, 12).map((x) => [x, y(x)])), { black: 0 }, 20);
    for (let x = from; x < to; x += random.between(34, 62)) {
      const turn = Math.atan2(y(x + 5) - y(x - 5), 10);
      for (const side of [-1, 1]) {
        if (random.chance(0.2)) continue;
        const w = random.between(20, 34);
        const h = random.between(14, 19);
        const off = side * (17 + h / 2);
        const [cx, cy] = [x - Math.sin(turn) * off, y(x) + Math.cos(turn) * off];
        if (cy + h > sea(cx)) continue;
        const corners = (grow) =>
          [
            [-1, -1],
            [1, -1],
            [1, 1],
            [-1, 1],
          ].map(([a, b]) => {
            const dx = a * (w / 2 + grow);
            const dy = b * (h / 2 + grow);
            return [
              cx + dx * Math.cos(turn) - dy * Math.sin(turn),
              cy + dx * Math.sin(turn) + dy * Math.cos(turn),
            ];
          });
        drawing.face(polygon(corners(4)), {});
        drawing.face(polygon(corners(0)), { black: 1 });
      }
    }
  }
  drawing.face(rectangle(1152, sea(1152) - 8, 15, 64), { black: 1 });
  drawing.face(rectangle(1152, sea(1152) + 44, 74, 12), { black: 1 });
  return drawing;
};

/** A lava field from above: folds, hollows, and the edge where it stopped. */
const drawLava = () => {
  const drawing = createDrawing(['green', 'lilac', 'black']);
  const rough = createTerrain('hraun', 240, 5);
  const fold = createTerrain('hraun fold', 620, 2);
  const height = (x, y) => {
    const bent = x + (fold(x, y) - 0.5) * 620;
    const edge = (1240 - bent - Math.sin(y / 130) * 70 - (rough(y, x) - 0.5) * 240) / 300;
    return Math.min(edge, 1) + Math.abs(rough(x, y) - 0.5) * 2.6 - 0.5;
  };
  const map = survey(height);
  drawing.face(rectangle(-60, -60, SHEET.width + 120, SHEET.height + 120), {});
  drawing.face(contour(map, 0), { green: 0.9 });
  drawing.face(contour(map, 0.8), { lilac: 1 });
  for (const [i, level] of range(0.1, 1.7, 0.1).entries()) {
    drawing.line(contour(map, level), { black: 1 }, i % 4 === 3 ? 3.2 : 1.3);
  }
  drawing.line(contour(map, 0), { black: 1 }, 5);
  return drawing;
};

/** A street map that has been folded, and a walk marked on it. */
const drawFolded = () => {
  const drawing = createDrawing(['sky', 'red', 'blue']);
  const rough = createTerrain('baer', 300, 3);
  const random = createRandom('baer');
  const height = (x, y) => (760 - y + Math.sin(x / 170) * 60 + (rough(x, y) - 0.5) * 320) / 300;
  const map = survey(height);
  drawing.face(rectangle(-60, -60, SHEET.width + 120, SHEET.height + 120), { sky: 0.9 });
  const land = contour(map, 0);
  drawing.face(land, {});
  drawing.open(
    'clip-path="url(#land)"',
    `<clipPath id="land"><path d="${land}" clip-rule="evenodd"/></clipPath>`,
  );
  drawing.open('transform="rotate(-11 800 450)"');
  const streets = (total, low, high) => {
    const places = [-260];
    while (places.at(-1) < total) places.push(places.at(-1) + random.between(low, high));
    return places;
  };
  const across = streets(SHEET.width + 260, 84, 190);
  const down = streets(SHEET.height + 260, 62, 128);
  for (let i = 0; i < across.length - 1; i += 1) {
    for (let j = 0; j < down.length - 1; j += 1) {
      const [x, y] = [across[i] + 9, down[j] + 9];
      const [w, h] = [across[i + 1] - across[i] - 18, down[j + 1] - down[j] - 18];
      const tones = random.pick([{ red: 0.26 }, { red: 0.26 }, { red: 0.62 }, { blue: 0.3 }]);
      drawing.face(rectangle(x, y, w, h), tones);
      for (let px = x + 10; px < x + w - 26; px += random.between(24, 44)) {
        if (random.chance(0.18)) continue;
        drawing.face(rectangle(px, y + 7, 18, Math.min(26, h - 14)), { red: 1 });
        if (h > 76) drawing.face(rectangle(px, y + h - 31, 18, 24), { red: 1 });
      }
    }
  }
  drawing.close();
  drawing.close();
  drawing.line(land, { blue: 1 }, 4);
  const walk = polyline([
    [420, 820],
    [470, 690],
    [640, 655],
    [690, 560],
    [870, 520],
    [905, 410],
    [1090, 372],
    [1180, 236],
  ]);
  for (const ink of drawing.inks) drawing.line(walk, { [ink]: 0 }, 30, 'stroke-linejoin="round"');
  drawing.line(walk, { blue: 1 }, 11, 'stroke-linecap="round" stroke-dasharray="0.1 24"');
  for (const [x, y] of [
    [420, 820],
    [1180, 236],
  ]) {
    drawing.face(ellipse(x, y, 30), {});
    drawing.line(ellipse(x, y, 22), { blue: 1 }, 12);
  }
  // The folds catch the light on one side and lose it on the other.
  for (const x of [400, 800, 1200]) {
    drawing.over(rectangle(x, -40, 90, SHEET.height + 80), { blue: 1 }, 'fill-opacity="0.12"');
    for (const ink of drawing.inks) drawing.line(`M${x} -40V${SHEET.height + 40}`, { [ink]: 0 }, 5);
  }
  for (const ink of drawing.inks) drawing.line(`M-40 450H${SHEET.width + 40}`, { [ink]: 0 }, 5);
  return drawing;
};

export const fjordur = {
  'fjordur-01.jpg': drawFjord,
  'fjordur-02.jpg': drawHarbour,
  'fjordur-03.jpg': drawMountains,
  'fjordur-04.jpg': drawSlope,
  'fjordur-05.jpg': drawLava,
  'fjordur-06.jpg': () => crop(drawHarbour(), { left: 860, top: 0, width: 720, height: 900 }, 1.25),
  'fjordur-07.jpg': drawFolded,
  'fjordur-08.jpg': () => crop(drawFjord(), { left: 40, top: 0, width: 900, height: 900 }, 1.1),
};
