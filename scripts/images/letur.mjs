import { createDrawing, crop, ellipse, polygon, polyline, rectangle, SHEET } from './print.mjs';

/**
 * The letters of a heavy grotesque, drawn here as paths because the fonts of two machines
 * are never the same.
 */

/** A superellipse: rounder than a box, squarer than a circle, as the bowls of a grotesque are. */
const bowl = (cx, cy, rx, ry, power = 2.35) => {
  const points = [];
  for (let i = 0; i < 240; i += 1) {
    const angle = (Math.PI * 2 * i) / 240;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    points.push([
      cx + rx * Math.sign(cos) * Math.abs(cos) ** (2 / power),
      cy + ry * Math.sign(sin) * Math.abs(sin) ** (2 / power),
    ]);
  }
  return polygon(points);
};

/** A closed bowl: `wide` is the weight of its sides, `thin` that of its top and bottom. */
const ring = (cx, cy, rx, ry, wide, thin) =>
  bowl(cx, cy, rx, ry) + bowl(cx, cy, rx - wide, ry - thin);

const ground = (drawing, tones) =>
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), tones);

/** Ö with a patch sewn in where a piece was missing. */
const drawMendedOe = () => {
  const drawing = createDrawing(['lilac', 'purple', 'red']);
  ground(drawing, { lilac: 0.42 });
  const [cx, cy, rx, ry, wide, thin] = [760, 830, 700, 560, 300, 230];
  const letter = ring(cx, cy, rx, ry, wide, thin);
  drawing.face(letter, { purple: 1 });
  for (const x of [500, 1020]) drawing.face(ellipse(x, 112, 124), { red: 1 });

  // The patch lies over the shoulder of the bowl and follows no edge of it.
  const patch = [
    [1046, 326],
    [1352, 232],
    [1560, 560],
    [1236, 726],
  ];
  drawing.add('lilac', `<path d="${polygon(patch)}" fill="#fff"/>`);
  drawing.add('purple', `<path d="${polygon(patch)}" fill="#fff"/>`);
  drawing.over(polygon(patch), { red: 1 });
  drawing.add(
    'purple',
    `<clipPath id="patch"><path d="${polygon(patch)}"/></clipPath><g clip-path="url(#patch)">` +
      Array.from({ length: 40 }, (_, i) => {
        const x = 900 + i * 30;
        return `<path d="M${x} 150L${x + 220} 800" stroke="#000" stroke-width="7" fill="none"/>`;
      }).join('') +
      '</g>',
  );
  const stitch = (from, to) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.round(length / 44);
    const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const across = [-along[1], along[0]];
    for (let i = 0; i <= count; i += 1) {
      const at = [
        from[0] + ((to[0] - from[0]) * i) / count,
        from[1] + ((to[1] - from[1]) * i) / count,
      ];
      const lean = (i % 2 === 0 ? 1 : -1) * 3;
      const ends = [-17, 17].map((d) => [
        at[0] + across[0] * d + along[0] * lean * Math.sign(d),
        at[1] + across[1] * d + along[1] * lean * Math.sign(d),
      ]);
      for (const ink of ['lilac', 'red', 'purple']) {
        drawing.line(polyline(ends), { [ink]: 0 }, 9, 'stroke-linecap="round"');
      }
    }
  };
  patch.forEach((point, i) => stitch(point, patch[(i + 1) % patch.length]));
  return drawing;
};

/** þ and æ, larger than the sheet. */
const drawThornAndAsh = () => {
  const drawing = createDrawing(['ochre', 'purple', 'sky']);
  ground(drawing, {});
  drawing.over(rectangle(-40, 640, SHEET.width + 80, 400), { sky: 0.8 });

  const thorn = { ochre: 1 };
  drawing.over(rectangle(96, -60, 190, 1100), thorn);
  drawing.over(ring(440, 410, 336, 330, 190, 132), thorn);

  const ash = { purple: 1 };
  const weight = 146;
  const [x, y, rx, ry] = [1226, 440, 274, 312];
  // The e: a ring cut open below its bar.
  drawing.line(
    `M${x - rx} ${y + 20}H${x + rx}C${x + rx} ${y - 200} ${x + 160} ${y - ry} ${x} ${y - ry}` +
      `C${x - 170} ${y - ry} ${x - rx} ${y - 170} ${x - rx} ${y}` +
      `C${x - rx} ${y + 190} ${x - 150} ${y + ry} ${x + 20} ${y + ry}` +
      `C${x + 130} ${y + ry} ${x + 214} ${y + 268} ${x + 256} ${y + 186}`,
    ash,
    weight,
  );
  // The a: an arch, and a bowl that leans on the e.
  const back = x - rx;
  drawing.line(
    `M${back - 440} ${y - 150}C${back - 410} ${y - 270} ${back - 320} ${y - ry} ${back - 210} ${y - ry}` +
      `C${back - 70} ${y - ry} ${back} ${y - 230} ${back} ${y - 60}`,
    ash,
    weight,
  );
  drawing.line(
    `M${back} ${y - 40}H${back - 220}C${back - 380} ${y - 40} ${back - 470} ${y + 40} ${back - 470} ${y + 146}` +
      `C${back - 470} ${y + 256} ${back - 390} ${y + ry} ${back - 260} ${y + ry}` +
      `C${back - 110} ${y + ry} ${back} ${y + 220} ${back} ${y + 60}`,
    ash,
    weight,
  );
  return drawing;
};

/** A stroke of even weight along a cubic Bézier curve, as a closed outline. */
const ribbon = ([p0, p1, p2, p3], weight) => {
  const left = [];
  const right = [];
  for (let i = 0; i <= 40; i += 1) {
    const t = i / 40;
    const u = 1 - t;
    const at = [0, 1].map(
      (k) => u ** 3 * p0[k] + 3 * u * u * t * p1[k] + 3 * u * t * t * p2[k] + t ** 3 * p3[k],
    );
    const slope = [0, 1].map(
      (k) => u * u * (p1[k] - p0[k]) + 2 * u * t * (p2[k] - p1[k]) + t * t * (p3[k] - p2[k]),
    );
    const half = weight / 2 / Math.hypot(...slope);
    left.push([at[0] - slope[1] * half, at[1] + slope[0] * half]);
    right.unshift([at[0] + slope[1] * half, at[1] - slope[0] * half]);
  }
  return polygon([...left, ...right]);
};

/** ð: a bowl, an ascender that leans back over it, and a bar across the ascender. */
const eth = (cx, cy, size) => {
  const at = (x, y) => [cx + x * size, cy + y * size];
  const arm = ribbon(
    [at(0.742, 0.02), at(0.752, -0.76), at(0.24, -1.34), at(-0.52, -1.68)],
    size * 0.31,
  );
  const bar = polygon([at(-0.38, -1.1), at(-0.31, -0.92), at(0.76, -1.42), at(0.69, -1.6)]);
  return { bowl: ring(cx, cy, size * 0.9, size, size * 0.35, size * 0.25), arm, bar };
};

const drawEthAndOe = () => {
  const drawing = createDrawing(['sand', 'red', 'blue']);
  ground(drawing, { sand: 0.62 });
  const letter = eth(520, 604, 338);
  for (const part of Object.values(letter)) drawing.over(part, { red: 1 });
  drawing.over(ring(1030, 570, 456, 420, 190, 140), { blue: 1 });
  drawing.over(ellipse(858, 26, 96), { blue: 1 });
  drawing.over(ellipse(1202, 26, 96), { blue: 1 });
  return drawing;
};

/** How ð is constructed: its outline, its circles and its lines. */
const drawEthConstruction = () => {
  const drawing = createDrawing(['lilac', 'purple', 'red']);
  ground(drawing, {});
  const [cx, cy, size] = [930, 556, 292];
  const letter = eth(cx, cy, size);
  for (const part of Object.values(letter)) drawing.over(part, { lilac: 1 });

  const fine = 2.4;
  for (const y of [cy - size * 1.76, cy - size, cy, cy + size]) {
    drawing.line(`M-40 ${y}H${SHEET.width + 40}`, { purple: 1 }, fine);
  }
  for (const x of [cx - size * 0.9, cx, cx + size * 0.9]) {
    drawing.line(`M${x} -40V${SHEET.height + 40}`, { purple: 1 }, fine);
  }
  for (let y = cy - size * 1.76; y <= cy + size + 1; y += size * 0.0552) {
    drawing.line(`M${cx - size * 2.6} ${y}h${14}`, { purple: 1 }, fine);
  }
  drawing.line(ellipse(cx, cy, size), { red: 1 }, fine + 0.8);
  drawing.line(ellipse(cx - size * 0.8, cy - size * 0.1, size * 1.72), { red: 1 }, fine + 0.8);
  drawing.line(ellipse(cx - size * 0.8, cy - size * 0.1, size * 1.4), { red: 1 }, fine + 0.8);
  drawing.line(
    polyline([
      [cx - size * 1.9, cy - size * 0.22],
      [cx + size * 2.6, cy - size * 2.32],
    ]),
    { red: 1 },
    fine + 0.8,
    'stroke-dasharray="34 8 6 8"',
  );
  for (const part of Object.values(letter)) {
    drawing.line(part, { purple: 1 }, 5, 'stroke-linejoin="round"');
  }
  for (const [x, y] of [
    [cx, cy],
    [cx - size * 0.8, cy - size * 0.1],
  ]) {
    drawing.line(`M${x - 22} ${y}h44M${x} ${y - 22}v44`, { red: 1 }, fine + 0.8);
  }
  return drawing;
};

/** Í three times, as three hands would set its accent. */
const drawAccents = () => {
  const drawing = createDrawing(['red', 'sky', 'blue']);
  ground(drawing, { sky: 0.4 });
  for (const [i, { tones, lean, rise }] of [
    { tones: { red: 1 }, lean: 62, rise: 190 },
    { tones: { blue: 1 }, lean: 190, rise: 74 },
    { tones: { red: 1, blue: 0.9 }, lean: 120, rise: 132 },
  ].entries()) {
    const x = 330 + i * 470;
    drawing.over(rectangle(x - 104, 318, 208, 700), tones);
    drawing.over(
      polygon([
        [x - 84 - lean * 0.2, 262],
        [x + 84 - lean * 0.2, 262],
        [x + 118 + lean, 262 - rise],
        [x - 84 + lean, 262 - rise],
      ]),
      tones,
    );
  }
  return drawing;
};

/** Þ, taller than the sheet. */
const drawThorn = () => {
  const drawing = createDrawing(['ochre', 'green']);
  ground(drawing, { ochre: 1 });
  drawing.over(rectangle(380, -60, 236, 1040), { green: 1 });
  drawing.over(
    bowl(760, 448, 470, 306) + bowl(742, 448, 252, 148),
    { green: 1 },
    'clip-path="url(#right)"',
  );
  drawing.add(
    'green',
    `<clipPath id="right"><path d="${rectangle(600, 0, 1000, 900)}"/></clipPath>`,
  );
  return drawing;
};

/** An arrow to a button, and the Ý of "ýtið". */
const drawPush = () => {
  const drawing = createDrawing(['ochre', 'black']);
  ground(drawing, { ochre: 1 });
  const ink = { black: 1 };
  drawing.over(
    polygon([
      [132, 250],
      [330, 250],
      [474, 492],
      [618, 250],
      [816, 250],
      [566, 640],
      [566, 980],
      [382, 980],
      [382, 640],
    ]),
    ink,
  );
  drawing.over(
    polygon([
      [420, 196],
      [560, 196],
      [742, 62],
      [560, 62],
    ]),
    ink,
  );
  drawing.over(rectangle(790, 400, 190, 100), ink);
  drawing.over(
    polygon([
      [960, 310],
      [1110, 450],
      [960, 590],
    ]),
    ink,
  );
  drawing.over(ellipse(1340, 450, 96), ink);
  for (const r of [132, 172, 212]) {
    drawing.line(ellipse(1340, 450, r), ink, 9, 'stroke-linecap="round" stroke-dasharray="0.1 25"');
  }
  return drawing;
};

/** Á painted three times, never quite in the same place. */
const drawBrushedA = () => {
  const drawing = createDrawing(['rose', 'ochre', 'purple']);
  ground(drawing, {});
  for (const [dx, dy, tones] of [
    [-128, 14, { rose: 1 }],
    [122, -20, { ochre: 1 }],
    [0, 0, { purple: 1 }],
  ]) {
    const at = ([x, y]) => [x + dx, y + dy];
    const letter =
      polygon(
        [
          [330, 940],
          [690, 250],
          [910, 250],
          [1270, 940],
          [1046, 940],
          [980, 800],
          [620, 800],
          [554, 940],
        ].map(at),
      ) +
      polygon(
        [
          [694, 646],
          [906, 646],
          [800, 428],
        ].map(at),
      );
    drawing.over(letter, tones);
    drawing.over(
      polygon(
        [
          [718, 208],
          [858, 208],
          [1050, 44],
          [850, 44],
        ].map(at),
      ),
      tones,
    );
  }
  return drawing;
};

export const letur = {
  'letur-01.jpg': drawMendedOe,
  'letur-02.jpg': drawThornAndAsh,
  'letur-03.jpg': drawEthAndOe,
  'letur-04.jpg': drawEthConstruction,
  'letur-05.jpg': drawAccents,
  'letur-06.jpg': drawThorn,
  'letur-07.jpg': drawPush,
  'letur-08.jpg': drawBrushedA,
  'letur-09.jpg': () => crop(drawEthAndOe(), { left: 150, top: 0, width: 720, height: 900 }, 1.25),
};
