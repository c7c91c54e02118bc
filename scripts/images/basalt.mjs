import { createDrawing, crop, ellipse, polygon, polyline, rectangle, SHEET } from './print.mjs';
import { createNoise, createRandom } from './random.mjs';

/**
 * Basalt columns: six-sided, uneven as rock is, in parallel projection from the south with
 * the light from the west.
 *
 * @param {string} seed
 * @param {object} options
 * @param {string[]} options.inks
 * @param {number} options.size circumradius of a column, in pixels
 * @param {number} options.flat foreshortening of the plan, 0 to 1
 * @param {(x: number, y: number, noise: number, jump: number) => number} options.rise height, in
 *   pixels, of the column whose foot is at x, y of the sheet; none where it is not above 0
 * @param {Record<string, number>} options.sky
 * @param {{x: number, y: number, r: number, tones: Record<string, number>}} [options.sun]
 * @param {(column: {x: number, y: number, height: number, pick: number}) => Record<string, number>} options.top
 * @param {Record<string, number>[]} options.sides tones of the west, south and east side
 * @param {string} options.edge the ink of the outlines
 */
const drawBasalt = (seed, { inks, size, flat, rise, sky, sun, top, sides, edge }) => {
  const drawing = createDrawing(inks);
  const lie = createNoise(`${seed} lie`);
  const random = createRandom(seed);
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), sky);
  if (sun) drawing.face(ellipse(sun.x, sun.y, sun.r), sun.tones);

  const stepX = size * 1.5;
  const stepY = size * Math.sqrt(3);
  const east = createNoise(`${seed} east`);
  const north = createNoise(`${seed} north`);
  // Neighbours share their corners, so the unevenness is a function of the place alone.
  const corner = (x, y) => [
    x + (east(x / (size * 0.7), y / (size * 0.7)) - 0.5) * size * 0.4,
    y + (north(x / (size * 0.7), y / (size * 0.7)) - 0.5) * size * 0.4,
  ];
  const project = ([x, y], z) => [x, y * flat - z];

  const columns = [];
  const rows = Math.ceil((SHEET.height * 2) / flat / stepY);
  const across = Math.ceil(SHEET.width / stepX) + 2;
  for (let column = -2; column <= across; column += 1) {
    for (let row = -6; row <= rows; row += 1) {
      const x = column * stepX;
      const y = (row + (column % 2 === 0 ? 0 : 0.5)) * stepY;
      const height = rise(x, y * flat, lie(x / (size * 5), y / (size * 5)), random.next());
      const pick = random.next();
      const hidden = y * flat - height > SHEET.height + size;
      if (height > 0 && !hidden) columns.push({ x, y, height, pick });
    }
  }
  columns.sort((a, b) => a.y - b.y || a.x - b.x);

  for (const column of columns) {
    const { x, y, height, pick } = column;
    const ring = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (Math.PI / 3) * i;
      return corner(x + Math.cos(angle) * size, y + Math.sin(angle) * size);
    });
    const foot = Math.max(0, height - SHEET.height * 1.2);
    // Corners 0 to 3 run along the southern side: east, south-east, south-west, west.
    for (const [face, from, to] of [
      [2, 0, 1],
      [1, 1, 2],
      [0, 2, 3],
    ]) {
      const a = ring[from];
      const b = ring[to];
      const side = [project(a, height), project(b, height), project(b, foot), project(a, foot)];
      drawing.face(polygon(side), sides[face]);
      drawing.line(polygon(side), { [edge]: 1 }, 1.4, 'stroke-linejoin="round"');
      let joint = height - size * (0.7 + pick * 2.6);
      while (joint > foot) {
        const dip = size * 0.05;
        drawing.line(
          polyline([project(a, joint - dip), project(b, joint + dip)]),
          { [edge]: 1 },
          1.2,
        );
        joint -= size * (1.5 + random.next() * 3);
      }
    }
    const lid = polygon(ring.map((point) => project(point, height)));
    drawing.face(lid, top(column));
    drawing.line(lid, { [edge]: 1 }, 1.6, 'stroke-linejoin="round"');
  }
  return drawing;
};

/** Rounds to whole courses, so that columns break off in steps. */
const step = (value, course) => Math.round(value / course) * course;

export const basalt = {
  'basalt-01.jpg': () =>
    drawBasalt('reynisfjara', {
      inks: ['lilac', 'purple', 'black'],
      size: 66,
      flat: 0.42,
      sky: {},
      sun: { x: 418, y: 330, r: 214, tones: { lilac: 1 } },
      rise: (x, y, noise, jump) => {
        if (y < 560) return 0;
        const climb = Math.max(0, x - 240) * 0.42 + (noise - 0.5) * 110;
        return step(Math.max(26, climb * (1 - (y - 560) / 520)) + jump * 64, 22);
      },
      top: ({ pick }) => (pick < 0.14 ? { lilac: 1 } : {}),
      sides: [{ lilac: 0.85 }, { purple: 0.86 }, { purple: 1, black: 0.5 }],
      edge: 'black',
    }),
  'basalt-02.jpg': () =>
    drawBasalt('svartifoss', {
      inks: ['sky', 'purple', 'black'],
      size: 74,
      flat: 0.34,
      sky: { sky: 1 },
      rise: (x, y, noise, jump) => {
        if (y < 560) return 0;
        const arch = ((x - 760) / 900) ** 2 * 300;
        if (y < 700) return step(560 + arch * 0.2 + noise * 130 + jump * 60, 40);
        return step(Math.max(0, arch * 1.6 - (y - 700) * 0.5) + jump * 120 + noise * 60, 26) + 30;
      },
      top: ({ pick }) => (pick < 0.2 ? { sky: 0.5 } : {}),
      sides: [{ sky: 0.16 }, { sky: 0.3, purple: 0.5 }, { purple: 1, black: 0.3 }],
      edge: 'black',
    }),
  'basalt-03.jpg': () =>
    drawBasalt('drangur', {
      inks: ['ochre', 'slate', 'black'],
      size: 62,
      flat: 0.46,
      sky: { ochre: 1 },
      rise: (x, y, noise, jump) => {
        const away = Math.hypot(x - 930, (y - 690) * 1.9);
        const height = 560 - away * 0.92 + (noise - 0.5) * 170 + jump * 60;
        return height < 30 ? (jump > 0.93 && away < 980 ? 24 + jump * 20 : 0) : step(height, 30);
      },
      top: ({ height, pick }) => (height > 500 || pick < 0.06 ? { ochre: 1 } : {}),
      sides: [{ slate: 0.16 }, { slate: 0.8 }, { slate: 1, black: 0.8 }],
      edge: 'black',
    }),
  'basalt-04.jpg': () =>
    drawBasalt('studlar', {
      inks: ['ochre', 'slate', 'black'],
      size: 172,
      flat: 0.62,
      sky: { slate: 0.3 },
      rise: (x, y, noise, jump) => 60 + step(noise * 190 + jump * 130, 46),
      top: ({ pick }) => (pick < 0.42 ? { ochre: 1 } : {}),
      sides: [{ slate: 0.5 }, { slate: 1 }, { slate: 1, black: 0.72 }],
      edge: 'black',
    }),
  'basalt-05.jpg': () =>
    drawBasalt('ellefu tonar', {
      inks: ['slate', 'purple', 'black'],
      size: 60,
      flat: 0.5,
      sky: { slate: 1, black: 0.7 },
      rise: (x, y, noise, jump) => 40 + step(noise * 230 + jump * 70, 24),
      top: ({ pick }) => {
        if (pick < 0.09) return {};
        if (pick < 0.3) return { slate: 0.75 };
        return pick < 0.62 ? { slate: 1, black: 0.42 } : { slate: 0.9, purple: 0.36 };
      },
      sides: [
        { slate: 1, black: 0.6 },
        { slate: 0.8, purple: 0.72, black: 0.4 },
        { purple: 0.4, black: 0.92 },
      ],
      edge: 'black',
    }),
  'basalt-06.jpg': () =>
    crop(
      drawBasalt('hamar', {
        inks: ['lilac', 'slate', 'black'],
        size: 46,
        flat: 0.32,
        sky: { lilac: 0.7 },
        rise: (x, y, noise, jump) => {
          if (y < 620) return 0;
          return step(Math.max(30, 740 - (y - 620) * 1.5) + (noise - 0.5) * 260 + jump * 90, 30);
        },
        top: ({ height, pick }) => (height > 560 || pick < 0.2 ? {} : { lilac: 1 }),
        sides: [{ slate: 0.24 }, { slate: 0.95 }, { slate: 1, black: 0.78 }],
        edge: 'black',
      }),
      { left: 420, top: 0, width: 720, height: 900 },
      1.25,
    ),
};
