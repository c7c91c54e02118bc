import { figures } from './figures.mjs';
import { createDrawing, crop, ellipse, polygon, polyline, rectangle, SHEET } from './print.mjs';
import { createNoise } from './random.mjs';

/**
 * Chairs in elevation. A chair is drawn in centimetres from the floor up, seen from its
 * right side, its front to the left.
 */

const ground = (drawing, tones) =>
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), tones);

/** A bar of even thickness from a to b. */
const bar = ([x1, y1], [x2, y2], thick) => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const nx = ((y2 - y1) / length) * (thick / 2);
  const ny = ((x1 - x2) / length) * (thick / 2);
  return polygon([
    [x1 + nx, y1 + ny],
    [x2 + nx, y2 + ny],
    [x2 - nx, y2 - ny],
    [x1 - nx, y1 - ny],
  ]);
};

/** A leg that tapers towards the floor. */
const leg = ([x1, y1], [x2, y2], top, foot) =>
  polygon([
    [x1 - top / 2, y1],
    [x1 + top / 2, y1],
    [x2 + foot / 2, y2],
    [x2 - foot / 2, y2],
  ]);

/** Maps centimetres from the middle of the chair on the floor to the sheet. */
const stand = (x, floor, scale) => (cx, cy) => [x + cx * scale, floor - cy * scale];

/** Curved line through the given centimetres, as path data. */
const curve = (at, points) =>
  points
    .map((point, i) => {
      const pairs = [];
      for (let k = 0; k < point.length; k += 2)
        pairs.push(
          at(point[k], point[k + 1])
            .map((n) => n.toFixed(1))
            .join(' '),
        );
      return (i === 0 ? 'M' : point.length === 2 ? 'L' : 'C') + pairs.join(' ');
    })
    .join('');

/** One chair dragged across a floor, printed at every step of the way. */
const drawDragged = () => {
  const drawing = createDrawing(['ochre', 'red', 'black']);
  ground(drawing, {});
  const floor = 764;
  const scale = 7.6;
  drawing.over(rectangle(-40, floor, SHEET.width + 80, 240), { ochre: 0.3 });

  // The chair tips back on its rear legs, whose feet are the middle of the turn.
  const chair = (x, tilt) => {
    const angle = (tilt * Math.PI) / 180;
    const at = (cx, cy) => {
      const dx = cx - 20;
      return [
        x + (dx * Math.cos(angle) + cy * Math.sin(angle)) * scale,
        floor - (cy * Math.cos(angle) - dx * Math.sin(angle)) * scale,
      ];
    };
    return [
      polygon([at(-21, 0), at(-18, 0), at(-15.6, 45), at(-20, 45)]),
      polygon([at(18.6, 0), at(21.4, 0), at(20.4, 45), at(24.6, 88), at(20.8, 88), at(15.8, 45)]),
      polygon([at(-18, 17), at(18.4, 19), at(18.4, 21.6), at(-17.8, 19.6)]),
      `${curve(at, [
        [-25, 44],
        [19, 42.6],
        [20.4, 47],
        [6, 46.4, -8, 47.2, -25, 49],
      ])}Z`,
      `${curve(at, [
        [16.6, 70],
        [17.6, 80, 18.6, 88, 19.6, 93],
        [20.6, 96.6, 26.4, 96, 26, 92.4],
        [25, 84, 23.8, 77, 22.6, 69.4],
        [21.4, 66.6, 16.6, 67, 16.6, 70],
      ])}Z`,
    ];
  };
  const steps = [
    [262, 12, { ochre: 0.42 }],
    [464, 15, { red: 0.36 }],
    [662, 13, { ochre: 0.78 }],
    [868, 17, { red: 0.72 }],
    [1066, 15, { ochre: 1 }],
  ];
  for (const [x, tilt, tones] of steps) {
    for (const part of chair(x, tilt)) drawing.over(part, tones);
  }
  for (const part of chair(1284, 19)) drawing.over(part, { black: 1 });

  // What the floor remembers of it.
  const chatter = createNoise('isk');
  const scratch = (dy, from, depth) => {
    const points = [];
    for (let x = from; x <= 1282; x += 5) {
      const shake = (chatter(x / 13, dy) - 0.5) * 2 * depth * (0.3 + chatter(x / 140, dy + 9));
      points.push([x, floor + dy + shake]);
    }
    return polyline(points);
  };
  drawing.line(scratch(20, -40, 6), { black: 1 }, 4);
  drawing.line(scratch(52, -40, 9), { red: 1 }, 4);
  drawing.line(scratch(64, 190, 6), { black: 1 }, 2);
  drawing.line(`M-40 ${floor}H${SHEET.width + 40}`, { black: 1 }, 4);
  return drawing;
};

/** A stool with three legs: section, elevation and plan on common lines. */
const drawStool = () => {
  const drawing = createDrawing(['sand', 'purple', 'black']);
  ground(drawing, {});
  const scale = 11.6;
  const floor = 700;
  const fine = 2.2;
  const seatTop = 44;
  const half = 19;
  const centres = [330, 820, 1310];
  const ink = { black: 1 };

  // Common lines.
  for (const height of [0, seatTop - 4.2, seatTop]) {
    drawing.line(
      `M60 ${floor - height * scale}H1130`,
      { purple: 1 },
      1.4,
      'stroke-dasharray="26 7 5 7"',
    );
  }
  for (const x of centres)
    drawing.line(`M${x} 152V748`, { purple: 1 }, 1.4, 'stroke-dasharray="26 7 5 7"');

  const front = (x, cut) => {
    const at = stand(x, floor, scale);
    const shape = leg;
    const back = shape(at(0, 41), at(0, 0), 3.6 * scale, 2.6 * scale);
    drawing.face(back, { sand: 0.9 });
    drawing.line(back, ink, fine);
    for (const side of [-1, 1]) {
      const path = shape(at(side * 11.5, 41), at(side * 16.6, 0), 3.8 * scale, 2.7 * scale);
      drawing.face(path, cut ? { sand: 0.55 } : { sand: 0.55 });
      drawing.line(path, ink, fine);
    }
    const seat =
      curve(at, [
        [-half, 39.8],
        [half, 39.8],
        [half, 42.6],
        [half - 0.6, 44, half - 1.4, seatTop, half - 2.4, seatTop],
        [8, 42.9, -8, 42.9, -(half - 2.4), seatTop],
        [-(half - 1.4), seatTop, -(half - 0.6), 44, -half, 42.6],
      ]) + 'Z';
    if (cut) {
      drawing.face(seat, { purple: 1 });
      // Tenons of the legs through the seat, and their wedges.
      for (const side of [-1, 1]) {
        const tenon = polygon([
          at(side * 11.5 - 1.5, 39.8),
          at(side * 11.5 + 1.5, 39.8),
          at(side * 11.1 + 1.7, 43.6),
          at(side * 11.1 - 1.7, 43.6),
        ]);
        drawing.face(tenon, { sand: 0.7 });
        drawing.line(tenon, ink, fine);
        drawing.face(
          polygon([
            at(side * 11.1 - 0.5, 43.6),
            at(side * 11.1 + 0.5, 43.6),
            at(side * 11.3, 40.6),
          ]),
          { black: 1 },
        );
      }
    } else {
      drawing.face(seat, { sand: 0.9 });
      for (let k = 0; k < 4; k += 1) {
        drawing.line(
          curve(at, [
            [-half + 1 + k, 40.6 + k * 0.6],
            [-6, 40.3 + k * 0.62, 7, 40.9 + k * 0.56, half - 1 - k, 40.5 + k * 0.62],
          ]),
          ink,
          1.1,
        );
      }
    }
    drawing.line(seat, ink, fine + 1.2, 'stroke-linejoin="round"');
    const rail = bar(at(-14, 18), at(14, 18), 1.9 * scale);
    drawing.face(rail, cut ? { sand: 0.3 } : { sand: 0.7 });
    drawing.line(rail, ink, fine);
  };
  front(centres[0], true);
  front(centres[1], false);
  drawing.line(`M60 ${floor}H1130`, ink, 4.5);

  // Plan: end of the boards, the legs, and the wedges across the grain.
  const [px, py] = [centres[2], floor - 22 * scale];
  drawing.face(ellipse(px, py, half * scale), { sand: 0.9 });
  drawing.open(
    'clip-path="url(#seat)"',
    `<clipPath id="seat"><path d="${ellipse(px, py, half * scale)}"/></clipPath>`,
  );
  for (let k = -9; k <= 9; k += 1) {
    const y = py + k * 25 + (k % 3) * 4;
    drawing.line(
      `M${px - 260} ${y}C${px - 90} ${y - 26 + k * 3} ${px + 60} ${y + 24 - k * 2} ${px + 260} ${y - 4}`,
      ink,
      1.1,
    );
  }
  for (const r of [10, 22, 36]) drawing.line(ellipse(px - 96, py + 44, r * 1.7, r), ink, 1.1);
  for (const y of [py - 72, py + 74]) drawing.line(`M${px - 260} ${y}H${px + 260}`, ink, 2.4);
  drawing.close();
  drawing.line(ellipse(px, py, half * scale), ink, fine + 1.4);
  drawing.line(ellipse(px, py, (half - 1.6) * scale), ink, 1.2);
  for (let k = 0; k < 3; k += 1) {
    const angle = -Math.PI / 2 + (Math.PI * 2 * k) / 3;
    const x = px + Math.cos(angle) * 11.5 * scale;
    const y = py + Math.sin(angle) * 11.5 * scale;
    drawing.face(ellipse(x, y, 1.75 * scale), {});
    drawing.line(ellipse(x, y, 1.75 * scale), ink, fine);
    drawing.face(rectangle(x - 5, y - 1.75 * scale, 10, 3.5 * scale), { purple: 1 });
  }

  // Dimensions in millimetres.
  const measure = (from, to, text, angle) => {
    const [x1, y1] = from;
    const [x2, y2] = to;
    const tones = { purple: 1 };
    drawing.line(polyline([from, to]), tones, 1.8);
    for (const [x, y] of [from, to]) {
      drawing.line(`M${x - 10} ${y + 10}L${x + 10} ${y - 10}`, tones, 3);
      drawing.line(angle === 1 ? `M${x - 18} ${y}h36` : `M${x} ${y - 18}v36`, tones, 1.8);
    }
    const middle = [(x1 + x2) / 2, (y1 + y2) / 2];
    drawing.line(
      figures(
        text,
        middle[0] - (angle === 1 ? 24 : 0),
        middle[1] - (angle === 1 ? 0 : 26),
        25,
        angle,
      ),
      tones,
      2.4,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  };
  measure([centres[0] - half * scale, 132], [centres[0] + half * scale, 132], '380', 0);
  measure([centres[2] - half * scale, 132], [centres[2] + half * scale, 132], '380', 0);
  measure([1080, floor - seatTop * scale], [1080, floor], '440', 1);
  measure([centres[0] - 16.6 * scale, 772], [centres[0] + 16.6 * scale, 772], '332', 0);
  return drawing;
};

/** Five chairs of five kinds on one floor. */
const drawRow = () => {
  const drawing = createDrawing(['red', 'lilac', 'purple']);
  ground(drawing, { lilac: 0.6 });
  const floor = 778;
  drawing.face(rectangle(-40, floor, SHEET.width + 80, 200), { purple: 1 });
  const red = { red: 1 };
  const deep = { purple: 1 };
  const scale = 6.1;

  // A kitchen chair with a slatted back.
  let at = stand(152, floor, scale);
  drawing.over(leg(at(-18, 45), at(-20, 0), 24, 17), deep);
  drawing.over(
    polygon([at(15, 0), at(18.4, 0), at(20, 45), at(26.4, 94), at(23, 94), at(16.4, 46)]),
    deep,
  );
  drawing.over(bar(at(-18.6, 18), at(17, 20), 11), deep);
  drawing.over(
    `${curve(at, [
      [-24, 44],
      [20, 43],
      [20, 46.6],
      [5, 46, -8, 47, -24, 48.4],
    ])}Z`,
    red,
  );
  for (const y of [57, 67, 77, 87]) {
    const x = 19.2 + (y - 46) * 0.13;
    drawing.over(bar(at(x - 3.4, y), at(x + 4.4, y - 1), 30), red);
  }

  // A shell on a column.
  at = stand(432, floor, scale);
  drawing.over(
    `${curve(at, [
      [-2.4, 3],
      [-2.6, 24, -2.4, 34, -3.6, 41],
      [3.6, 41],
      [2.4, 34, 2.6, 24, 2.4, 3],
    ])}Z`,
    deep,
  );
  drawing.over(
    `${curve(at, [
      [-24, 0],
      [-24, 3, -8, 5, 0, 5],
      [8, 5, 24, 3, 24, 0],
    ])}Z`,
    deep,
  );
  drawing.over(
    `${curve(at, [
      [-28, 47],
      [-27, 39, -8, 38, 4, 39],
      [19, 40, 25, 49, 27, 63],
      [29, 74, 30.6, 84, 27.4, 87],
      [24, 88, 22.4, 82, 21.4, 76],
      [19.4, 60, 14, 51, 2, 49],
      [-8, 47.6, -15, 49, -21, 51.6],
      [-26, 53.4, -28.6, 51, -28, 47],
    ])}Z`,
    red,
  );

  // A lounge chair of bent ply, with its cushion.
  at = stand(790, floor, scale);
  drawing.line(
    curve(at, [
      [-33, 2.2],
      [20, 2.2],
      [33, 2.2, 35, 15, 24, 19],
      [4, 26, -14, 34, -30, 40],
    ]),
    deep,
    25,
    'stroke-linecap="round"',
  );
  drawing.line(
    curve(at, [
      [-38, 47],
      [-37, 38, -29, 38, -21, 35],
      [-5, 29, 9, 27, 15, 35],
      [22, 46, 29, 70, 39, 89],
    ]),
    red,
    27,
    'stroke-linecap="round"',
  );
  drawing.over(
    `${curve(at, [
      [24, 70],
      [21, 74, 26, 88, 31, 91],
      [35, 93, 37, 88, 36, 84],
      [34, 76, 28, 66, 24, 70],
    ])}Z`,
    deep,
  );

  // A stool, and the book left on it.
  at = stand(1112, floor, scale);
  drawing.over(leg(at(-10.5, 42), at(-17, 0), 24, 16), deep);
  drawing.over(leg(at(10.5, 42), at(17, 0), 24, 16), deep);
  drawing.over(leg(at(0, 42), at(0, 0), 20, 15), deep);
  drawing.over(
    `${curve(at, [
      [-20, 41],
      [20, 41],
      [20, 45, 18.6, 45.6, 16.6, 45.6],
      [5, 44.8, -5, 44.8, -16.6, 45.6],
      [-18.6, 45.6, -20, 45, -20, 41],
    ])}Z`,
    red,
  );
  const book = polygon([at(-13, 45.8), at(10, 45.8), at(10, 49.4), at(-13, 49.4)]);
  drawing.face(book, {});
  drawing.line(book, deep, 5, 'stroke-linejoin="round"');

  // A high-backed chair with arms.
  at = stand(1412, floor, scale);
  drawing.over(
    polygon([at(16, 0), at(20, 0), at(22, 44), at(28.4, 112), at(24, 112), at(17.6, 46)]),
    deep,
  );
  drawing.over(polygon([at(-21, 0), at(-17, 0), at(-18, 73), at(-22, 73)]), deep);
  drawing.over(
    `${curve(at, [
      [-28, 66],
      [-26, 71, -18, 72, -12, 71.4],
      [0, 70, 12, 66.4, 23, 66.4],
      [23, 70.4],
      [10, 71, -2, 75, -14, 76.2],
      [-23, 77, -29, 74, -28, 66],
    ])}Z`,
    deep,
  );
  drawing.over(
    `${curve(at, [
      [-25, 41],
      [19, 39],
      [21, 50],
      [6, 50, -10, 51, -25, 51],
      [-28.4, 50, -28.4, 42, -25, 41],
    ])}Z`,
    red,
  );
  drawing.over(
    `${curve(at, [
      [18, 52],
      [22, 70, 23.4, 88, 25.6, 109],
      [17, 108, 14, 96, 13, 84],
      [11.6, 72, 12, 60, 18, 52],
    ])}Z`,
    red,
  );
  return drawing;
};

/** Chairs put one on the other, as after a meeting. */
const drawStack = () => {
  const drawing = createDrawing(['ochre', 'green', 'black']);
  ground(drawing, { ochre: 0.22 });
  const floor = 800;
  drawing.face(rectangle(-40, floor, SHEET.width + 80, 200), { green: 1 });
  const scale = 5.2;
  const pile = (x, count, inks) => {
    for (let i = 0; i < count; i += 1) {
      const at = stand(x + i * 17, floor - i * 74, scale);
      const tones = inks[i % inks.length];
      drawing.over(leg(at(-17, 44), at(-21, 0), 19, 14), { black: 1 });
      drawing.over(
        polygon([at(19, 0), at(22, 0), at(18.6, 45), at(25, 86), at(21.6, 86), at(14.6, 45)]),
        { black: 1 },
      );
      drawing.face(
        `${curve(at, [
          [-24, 44],
          [19, 42.4],
          [20, 46.4],
          [6, 45.6, -8, 46.6, -24, 48.6],
          [-26, 48, -26, 44.6, -24, 44],
        ])}Z`,
        tones,
      );
      drawing.face(
        `${curve(at, [
          [17.4, 66],
          [18.4, 76, 20, 84, 21.4, 90],
          [23, 92.6, 27.4, 91.4, 27, 88],
          [25.6, 80, 24, 73, 22.6, 65.4],
          [21, 63, 17.4, 63.4, 17.4, 66],
        ])}Z`,
        tones,
      );
    }
  };
  pile(250, 3, [{ green: 1 }, { ochre: 1 }, { green: 0.6, ochre: 1 }]);
  pile(640, 6, [{ ochre: 1 }, { green: 1 }, { green: 0.6, ochre: 1 }]);
  pile(1130, 1, [{ ochre: 1 }]);
  pile(1340, 4, [{ green: 0.6, ochre: 1 }, { ochre: 1 }, { green: 1 }]);
  return drawing;
};

/** A desk for reading, its chair, its lamp, and an open book. */
const drawDesk = () => {
  const drawing = createDrawing(['lilac', 'purple', 'black']);
  ground(drawing, {});
  const floor = 760;
  const scale = 5.4;
  const ink = { black: 1 };
  const desk = stand(930, floor, scale);
  const chair = stand(590, floor, scale);
  // The light of the lamp falls on the page only.
  drawing.over(polygon([desk(20, 120), desk(34, 116), desk(26, 73), desk(-36, 73)]), {
    lilac: 0.8,
  });
  drawing.over(rectangle(-40, floor, SHEET.width + 80, 240), { lilac: 0.6 });
  const solid = (path, tones) => {
    drawing.face(path, tones);
    drawing.line(path, ink, 3, 'stroke-linejoin="round"');
  };
  for (const x of [-46, 42]) {
    solid(polygon([desk(x, 0), desk(x + 4, 0), desk(x + 4, 70), desk(x, 70)]), { lilac: 1 });
  }
  solid(polygon([desk(-42, 60), desk(42, 60), desk(42, 70), desk(-42, 70)]), { lilac: 0.5 });
  solid(polygon([desk(-50, 70), desk(50, 70), desk(50, 73), desk(-50, 73)]), { purple: 1 });
  solid(
    `${curve(desk, [
      [-30, 73.4],
      [-22, 77.6, -12, 77.6, -6, 74.4],
      [0, 77.6, 10, 77.6, 18, 73.4],
    ])}Z`,
    {},
  );
  drawing.line(
    curve(desk, [
      [40, 73],
      [46, 100, 44, 114, 32, 122],
    ]),
    ink,
    7,
  );
  solid(polygon([desk(17, 121), desk(36, 115), desk(38, 122), desk(27, 128)]), { purple: 1 });
  drawing.face(rectangle(...desk(34, 75.4), 12 * scale, 2.4 * scale), { black: 1 });

  solid(leg(chair(18, 44), chair(20, 0), 23, 15), { lilac: 1 });
  solid(
    polygon([
      chair(-20, 0),
      chair(-16.6, 0),
      chair(-15, 44),
      chair(-21, 88),
      chair(-24.6, 88),
      chair(-19, 44),
    ]),
    { lilac: 1 },
  );
  solid(
    `${curve(chair, [
      [24, 43],
      [-19, 41.8],
      [-19.4, 45.6],
      [-6, 45.2, 8, 46, 24, 47.6],
    ])}Z`,
    { purple: 1 },
  );
  solid(
    `${curve(chair, [
      [-16.4, 66],
      [-18, 76, -19.6, 84, -20.6, 92],
      [-22, 95, -27, 94, -26.4, 90.6],
      [-25, 82, -23, 74, -22, 65.4],
      [-20.4, 63, -16.4, 63.4, -16.4, 66],
    ])}Z`,
    { purple: 1 },
  );
  drawing.line(`M-40 ${floor}H${SHEET.width + 40}`, ink, 4.5);
  const measure = ([x1, y1], [x2, y2], text, angle) => {
    const tones = { purple: 1 };
    drawing.line(
      polyline([
        [x1, y1],
        [x2, y2],
      ]),
      tones,
      1.8,
    );
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ]) {
      drawing.line(`M${x - 10} ${y + 10}L${x + 10} ${y - 10}`, tones, 3);
      drawing.line(angle === 1 ? `M${x - 18} ${y}h36` : `M${x} ${y - 18}v36`, tones, 1.8);
    }
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
    drawing.line(
      figures(text, mx - (angle === 1 ? 26 : 0), my - (angle === 1 ? 0 : 26), 25, angle),
      tones,
      2.4,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  };
  measure(desk(-50, -14), desk(50, -14), '1000', 0);
  measure([1366, floor - 73 * scale], [1366, floor], '730', 1);
  measure([330, floor - 44 * scale], [330, floor], '440', 1);
  return drawing;
};

/** A chair on one bent leg, on an upright sheet. */
const drawCantilever = () => {
  const size = { width: 900, height: 1125 };
  const drawing = createDrawing(['lilac', 'red', 'purple'], size);
  drawing.face(rectangle(-40, -40, size.width + 80, size.height + 80), { lilac: 0.8 });
  const at = stand(440, 980, 9.6);
  drawing.over(ellipse(470, 996, 330, 20), { purple: 0.9 });
  drawing.line(
    curve(at, [
      [26, 1.6],
      [-16, 1.6],
      [-27, 1.6, -28, 8, -27, 16],
      [-26, 30, -25, 38, -22, 42],
      [-14, 44, 2, 41, 14, 43],
      [22, 50, 24, 70, 27, 88],
    ]),
    { purple: 1 },
    34,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
  drawing.over(
    `${curve(at, [
      [-25, 46],
      [-12, 48, 2, 45, 12, 46.6],
      [17, 48, 17, 53.4, 12, 53.4],
      [0, 51.6, -12, 54, -25, 52.4],
      [-29, 51, -29, 47, -25, 46],
    ])}Z`,
    { red: 1 },
  );
  drawing.over(
    `${curve(at, [
      [15, 62],
      [17, 72, 19, 82, 21, 92],
      [23, 96, 30, 95, 29, 90],
      [28, 80, 26, 70, 23, 60],
      [20, 56, 14, 57, 15, 62],
    ])}Z`,
    { red: 1 },
  );
  return drawing;
};

export const stoll = {
  'stoll-01.jpg': drawDragged,
  'stoll-02.jpg': drawStool,
  'stoll-03.jpg': drawRow,
  'stoll-04.jpg': drawStack,
  'stoll-05.jpg': drawDesk,
  'stoll-06.jpg': drawCantilever,
  'stoll-07.jpg': () => crop(drawRow(), { left: 876, top: 130, width: 720, height: 720 }, 1.36),
};
