import { figures } from './figures.mjs';
import { createDrawing, polygon, rectangle, SHEET } from './print.mjs';
import { createNoise, createRandom } from './random.mjs';

/**
 * Vessels as they are drawn in a workshop and in an excavation: the left half cut through,
 * the right half as it looks.
 */

const ground = (drawing, tones) =>
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), tones);

/** A smooth line through the given [radius, height] pairs (Catmull-Rom). */
const smooth = (points) => {
  const line = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map(
      (k) => points[Math.max(0, Math.min(points.length - 1, i + k))],
    );
    for (let k = 0; k < 16; k += 1) {
      const t = k / 16;
      line.push(
        [0, 1].map(
          (d) =>
            0.5 *
            (2 * p1[d] +
              (p2[d] - p0[d]) * t +
              (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t * t +
              (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t * t * t),
        ),
      );
    }
  }
  line.push(points[points.length - 1]);
  return line;
};

/**
 * Draws a vessel.
 *
 * @param {object} vessel
 * @param {number} vessel.x its axis, in pixels
 * @param {number} vessel.base the shelf it stands on
 * @param {[number, number][]} vessel.profile [radius, height] from the foot to the rim, in pixels
 * @param {number} vessel.wall thickness of the wall in pixels
 * @param {Record<string, number>} vessel.clay
 * @param {Record<string, number>} vessel.glaze
 * @param {number} vessel.dip how far down the glaze reaches, as a share of the height
 * @param {'none' | 'cup' | 'jug'} [vessel.handle]
 * @param {string} ink the ink of the section and the lines
 */
const drawVessel = (
  drawing,
  { x, base, profile, wall, clay, glaze, dip, handle = 'none' },
  ink,
) => {
  const outer = smooth(profile);
  const height = outer[outer.length - 1][1];
  const rim = outer[outer.length - 1][0];
  const run = createNoise(`glaze ${x} ${base}`);
  const to = (side, list) => list.map(([r, h]) => [x + side * r, base - h]);
  const floor = wall * 1.35;
  const foot = profile[0][0];

  if (handle !== 'none') {
    const at = (share) =>
      outer.reduce((best, p) =>
        Math.abs(p[1] - share * height) < Math.abs(best[1] - share * height) ? p : best,
      );
    const [r1, h1] = at(handle === 'jug' ? 0.9 : 0.82);
    const [r2, h2] = at(handle === 'jug' ? 0.36 : 0.26);
    const reach = Math.min(150, height * (handle === 'jug' ? 0.3 : 0.4));
    const path = `M${x + r1 - 4} ${base - h1}C${x + r1 + reach} ${base - h1 - reach * 0.22} ${x + r2 + reach * 1.05} ${base - h2 - reach * 0.1} ${x + r2 - 4} ${base - h2}`;
    drawing.line(path, { [ink]: 1 }, wall * 1.5 + 7);
    const tones = handle === 'jug' ? glaze : clay;
    for (const plate of drawing.inks)
      drawing.line(path, { [plate]: tones[plate] ?? 0 }, wall * 1.5);
  }

  // Elevation: the whole silhouette in clay, then the right half of its glaze.
  const body = polygon([...to(-1, outer), ...to(1, outer).reverse()]);
  drawing.face(body, {});
  const right = polygon([[x, base], ...to(1, outer), [x, base - height]]);
  drawing.face(right, clay);
  const edge = [];
  for (let k = 0; k <= 60; k += 1) {
    const px = x + (k / 60) * (Math.max(...outer.map(([r]) => r)) + 6);
    edge.push([px, base - height * (1 - dip) + (run(px / 34, 1) - 0.5) * height * 0.16]);
  }
  const id = `half${Math.round(x)}-${Math.round(base)}`;
  drawing.open(`clip-path="url(#${id})"`, `<clipPath id="${id}"><path d="${right}"/></clipPath>`);
  drawing.face(
    polygon([...edge, [edge[edge.length - 1][0], base - height - 20], [x, base - height - 20]]),
    glaze,
  );
  // Turning marks.
  for (let h = height * 0.08; h < height * (1 - dip) - 6; h += 13) {
    drawing.line(`M${x} ${base - h}h${rim * 2}`, { [ink]: 1 }, 1.2);
  }
  drawing.close();

  // Section: the wall cut through on the left.
  const inner = outer
    .filter(([, h]) => h > floor)
    .map(([r, h]) => [Math.max(0, r - wall * (1.25 - 0.5 * (h / height))), h]);
  const cut = [
    ...to(-1, outer),
    ...to(-1, inner).reverse(),
    [x, base - floor],
    [x, base - wall * 0.5],
    [x - foot * 0.62, base - wall * 0.5],
    [x - foot * 0.7, base],
  ];
  drawing.over(polygon(cut), { [ink]: 1 });
  drawing.line(body, { [ink]: 1 }, 3.4, 'stroke-linejoin="round"');
  drawing.line(
    `M${x} ${base}V${base - height - 26}`,
    { [ink]: 1 },
    1.8,
    'stroke-dasharray="22 6 4 6"',
  );
};

/** Profiles, as shares of breadth and height. */
const FORMS = {
  bowl: [
    [0.36, 0],
    [0.38, 0.1],
    [0.62, 0.3],
    [0.88, 0.62],
    [1, 1],
  ],
  deepBowl: [
    [0.42, 0],
    [0.46, 0.08],
    [0.8, 0.26],
    [0.98, 0.6],
    [0.94, 1],
  ],
  cup: [
    [0.72, 0],
    [0.84, 0.06],
    [0.94, 0.3],
    [0.96, 0.7],
    [1, 1],
  ],
  beaker: [
    [0.62, 0],
    [0.72, 0.05],
    [0.82, 0.4],
    [0.92, 0.8],
    [1, 1],
  ],
  tulip: [
    [0.5, 0],
    [0.6, 0.06],
    [0.94, 0.34],
    [0.84, 0.72],
    [1, 1],
  ],
  jug: [
    [0.62, 0],
    [0.74, 0.05],
    [1, 0.32],
    [0.82, 0.62],
    [0.52, 0.8],
    [0.64, 1],
  ],
  tall: [
    [0.7, 0],
    [0.8, 0.04],
    [1, 0.28],
    [0.96, 0.54],
    [0.6, 0.82],
    [0.7, 1],
  ],
};

const form = (name, breadth, height) =>
  FORMS[name].map(([r, h]) => [(r * breadth) / 2, h * height]);

/** Two shelves of bowls, cups and jugs. */
const drawShelves = () => {
  const drawing = createDrawing(['red', 'sky', 'black']);
  ground(drawing, { sky: 0.3 });
  const random = createRandom('skal bolli kanna');
  const rows = [
    {
      base: 392,
      set: [
        ['cup', 172, 158, 'cup'],
        ['bowl', 352, 168],
        ['jug', 236, 318, 'jug'],
        ['tulip', 160, 170, 'cup'],
        ['tall', 196, 290, 'jug'],
      ],
    },
    {
      base: 816,
      set: [
        ['tall', 218, 336, 'jug'],
        ['deepBowl', 300, 200],
        ['beaker', 150, 190, 'cup'],
        ['bowl', 366, 176],
        ['cup', 162, 150, 'cup'],
      ],
    },
  ];
  const glazes = [{ red: 1 }, { sky: 1 }, { black: 0.86 }, {}, { red: 1, sky: 1 }];
  const clays = [{ red: 0.32 }, { red: 0.62 }, {}, { red: 0.32, sky: 0.5 }];
  for (const { base, set } of rows) {
    drawing.face(rectangle(-40, base, SHEET.width + 80, 26), { red: 0.62, sky: 0.3 });
    drawing.line(
      `M-40 ${base}H${SHEET.width + 40}M-40 ${base + 26}H${SHEET.width + 40}`,
      { black: 1 },
      3.4,
    );
    const room = { cup: 58, jug: 92 };
    const total = set.reduce(
      (sum, [, breadth, , handle]) => sum + breadth + (room[handle] ?? 0),
      0,
    );
    const gap = (SHEET.width - 120 - total) / (set.length - 1);
    let x = 60;
    set.forEach(([name, breadth, height, handle], i) => {
      drawVessel(
        drawing,
        {
          x: x + breadth / 2,
          base,
          profile: form(name, breadth, height),
          wall: 13,
          clay: clays[(i + (base > 500 ? 1 : 0)) % clays.length],
          glaze: glazes[(i * 2 + (base > 500 ? 1 : 0)) % glazes.length],
          dip: random.between(0.42, 0.78),
          handle,
        },
        'black',
      );
      x += breadth + (room[handle] ?? 0) + gap;
    });
  }
  return drawing;
};

/** Four cups in section, close up. */
const drawCups = () => {
  const drawing = createDrawing(['ochre', 'green', 'black']);
  ground(drawing, {});
  const base = 748;
  drawing.over(rectangle(-40, base, SHEET.width + 80, 300), { green: 1 });
  const set = [
    ['cup', 330, 352, { ochre: 0.5 }, { green: 0.9 }, 0.55],
    ['tulip', 300, 424, { green: 0.2 }, { ochre: 1 }, 0.7],
    ['beaker', 262, 560, { ochre: 0.5 }, { black: 0.86 }, 0.34],
    ['deepBowl', 330, 290, {}, { green: 0.9, ochre: 1 }, 0.66],
  ];
  let x = -64;
  for (const [name, breadth, height, clay, glaze, dip] of set) {
    drawVessel(
      drawing,
      {
        x: x + breadth / 2,
        base,
        profile: form(name, breadth, height),
        wall: 26,
        clay,
        glaze,
        dip,
        handle: 'cup',
      },
      'black',
    );
    x += breadth + Math.min(150, height * 0.33) + 20;
  }
  drawing.line(`M-40 ${base}H${SHEET.width + 40}`, { black: 1 }, 4.5);
  return drawing;
};

/** Test tiles: from left to right more ash, from top to bottom more lime. */
const drawTiles = () => {
  const drawing = createDrawing(['ochre', 'red', 'green', 'black']);
  ground(drawing, {});
  const random = createRandom('gosaska');
  const [columns, rows] = [12, 5];
  const [wide, high] = [116, 150];
  const [left, top] = [72, 62];
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const [x, y] = [left + i * (wide + 7), top + j * (high + 12)];
      const [ash, lime] = [i / (columns - 1), j / (rows - 1)];
      drawing.face(rectangle(x, y, wide, high), { ochre: 0.22, red: 0.1 });
      const glaze = {
        ochre: Math.max(0, 1 - Math.abs(ash - 0.36) * 2),
        red: Math.max(0, 0.9 - lime * 1.2) * (1 - Math.abs(ash - 0.62) * 1.3),
        green: Math.max(0, lime * 1.3 - 0.35) * Math.min(1, ash * 1.7),
        black: Math.max(0, ash * 1.3 - 0.62) * (0.4 + lime * 0.6),
      };
      const run = createNoise(`tile ${i} ${j}`);
      const dip = 0.42 + (ash + lime) * 0.27 + random.between(-0.05, 0.05);
      const edge = [];
      for (let k = 0; k <= 20; k += 1) {
        const drop = (run(k / 4, 3) - 0.5) * 26 * (0.3 + ash + lime);
        edge.push([x + (k / 20) * wide, Math.min(y + high, y + high * dip + drop)]);
      }
      drawing.face(polygon([[x, y], [x + wide, y], ...edge.reverse()]), glaze);
      for (let k = 0; k < 14 * lime * ash; k += 1) {
        const [px, py] = [
          x + random.between(8, wide - 8),
          y + random.between(30, high * dip * 0.8),
        ];
        drawing.over(rectangle(px, py, 4, 4), { black: 0.8 });
      }
      drawing.face(`M${x + wide / 2 - 8} ${y + 16}a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z`, {});
      drawing.line(rectangle(x, y, wide, high), { black: 1 }, 2.6, 'stroke-linejoin="round"');
    }
  }
  for (let i = 0; i < columns; i += 1) {
    drawing.line(
      figures(String((i + 1) * 5), left + i * (wide + 7) + wide / 2, 34, 22),
      { black: 1 },
      2.4,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  }
  for (let j = 0; j < rows; j += 1) {
    drawing.line(
      figures(String((j + 1) * 5), 38, top + j * (high + 12) + high / 2, 22),
      { black: 1 },
      2.4,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  }
  return drawing;
};

/** One jug on a square sheet. */
const drawJug = () => {
  const size = { width: 1000, height: 1000 };
  const drawing = createDrawing(['ochre', 'green', 'black'], size);
  ground(drawing, { ochre: 0.3 });
  drawing.face(rectangle(-40, 880, 1080, 200), { green: 1, ochre: 0.4 });
  drawVessel(
    drawing,
    {
      x: 440,
      base: 880,
      profile: form('jug', 560, 760),
      wall: 34,
      clay: { ochre: 0.62 },
      glaze: { green: 1 },
      dip: 0.55,
      handle: 'jug',
    },
    'black',
  );
  drawing.line('M-40 880H1040', { black: 1 }, 4.5);
  return drawing;
};

/** Plates, bowls and a mug without a handle, stacked as they are put away. */
const drawService = () => {
  const drawing = createDrawing(['green', 'sand', 'black']);
  ground(drawing, { sand: 0.5 });
  const base = 790;
  drawing.face(rectangle(-40, base, SHEET.width + 80, 200), { green: 1, black: 0.2 });
  const put = (x, y, profile, wall, dip) =>
    drawVessel(
      drawing,
      { x, base: y, profile, wall, clay: { sand: 0.8 }, glaze: { green: 0.92 }, dip },
      'black',
    );
  const plate = [
    [116, 0],
    [130, 8],
    [178, 16],
    [214, 36],
    [222, 74],
  ];
  for (let k = 0; k < 5; k += 1) put(300, base - k * 74, plate, 15, 0.72);
  for (let k = 0; k < 3; k += 1) put(790, base - k * 150, form('deepBowl', 372, 150), 20, 0.6);
  put(790, base - 450, form('cup', 178, 176), 24, 0.66);
  put(1270, base, form('cup', 250, 262), 32, 0.66);
  put(1270, base - 262, form('beaker', 232, 214), 28, 0.5);
  drawing.line(`M-40 ${base}H${SHEET.width + 40}`, { black: 1 }, 4.5);
  return drawing;
};

export const leir = {
  'leir-01.jpg': drawShelves,
  'leir-02.jpg': drawCups,
  'leir-03.jpg': drawTiles,
  'leir-04.jpg': drawJug,
  'leir-05.jpg': drawService,
};
