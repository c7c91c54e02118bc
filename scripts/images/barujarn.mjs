import { createDrawing, crop, ellipse, polygon, rectangle, SHEET } from './print.mjs';

/**
 * Corrugated iron in elevation. The waves run upright; the light comes from the upper left,
 * so that a straight shadow falling on them turns into a wave itself.
 */

/**
 * Covers a path with waves.
 *
 * @param {object} options
 * @param {number} options.pitch width of one wave in pixels
 * @param {Record<string, number>} options.crest tones of the lit side
 * @param {Record<string, number>} options.flank tones of the side turned away from the light
 * @param {Record<string, number>} options.groove tones of the line where two waves meet
 */
const iron = (drawing, path, id, { left, right, top, bottom, pitch, crest, flank, groove }) => {
  drawing.face(path, crest);
  drawing.open(`clip-path="url(#${id})"`, `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  const height = bottom - top;
  for (let x = left; x < right; x += pitch) {
    drawing.face(rectangle(x + pitch * 0.52, top, pitch * 0.48, height), flank);
    drawing.face(rectangle(x + pitch * 0.88, top, pitch * 0.12, height), groove);
  }
  drawing.close();
};

/** How far an edge cast on the waves is moved, in pixels, at x. */
const cast = (x, pitch, reach) => Math.cos((2 * Math.PI * x) / pitch - 0.9) * reach;

/** A polygon of shadow whose edges follow the waves. */
const shadow = (points, pitch, reach) => {
  const edge = [];
  points.forEach(([x0, y0], i) => {
    const [x1, y1] = points[(i + 1) % points.length];
    const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 2));
    for (let k = 0; k < steps; k += 1) {
      const x = x0 + ((x1 - x0) * k) / steps;
      const y = y0 + ((y1 - y0) * k) / steps;
      edge.push([x + cast(x, pitch, reach * 0.35), y + cast(x, pitch, reach)]);
    }
  });
  return polygon(edge);
};

/** Laps of the sheets: a line, and a nail on every other wave. */
const lap = (drawing, y, pitch, tones, from = -20, to = SHEET.width + 20) => {
  drawing.line(`M${from} ${y}H${to}`, tones, 3);
  for (let x = from + pitch * 0.3; x < to; x += pitch * 2) {
    drawing.over(ellipse(x, y - 13, 4.2), tones);
  }
};

const drawWindow = () => {
  const drawing = createDrawing(['lilac', 'red', 'purple']);
  const pitch = 46;
  iron(drawing, rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), 'wall', {
    left: -60,
    right: SHEET.width + 60,
    top: -40,
    bottom: SHEET.height + 40,
    pitch,
    crest: { red: 0.86 },
    flank: { red: 1, purple: 0.12 },
    groove: { red: 1, purple: 0.5 },
  });
  lap(drawing, 742, pitch, { purple: 0.9 });

  const [x, y, width, height] = [830, 226, 470, 560];
  const dark = { purple: 0.86 };
  // Under the eaves, and beside the casing and under the sill.
  drawing.over(
    shadow(
      [
        [-80, -80],
        [SHEET.width + 80, -80],
        [SHEET.width + 80, 70],
        [-80, 400],
      ],
      pitch,
      20,
    ),
    dark,
  );
  drawing.over(
    shadow(
      [
        [x + width, y + 70],
        [x + width + 128, y + 150],
        [x + width + 128, y + height + 96],
        [x + 40, y + height + 96],
        [x + 40, y + height],
        [x + width, y + height],
      ],
      pitch,
      10,
    ),
    dark,
  );

  drawing.face(rectangle(x - 46, y - 40, width + 92, height + 62), {});
  drawing.face(rectangle(x - 70, y - 74, width + 140, 36), {});
  drawing.face(rectangle(x - 66, y + height + 16, width + 132, 34), {});
  drawing.line(`M${x - 70} ${y - 38}h${width + 140}`, { purple: 1 }, 3);
  drawing.line(`M${x - 66} ${y + height + 16}h${width + 132}`, { purple: 1 }, 3);
  // Shade of the cornice on the casing.
  drawing.over(rectangle(x - 46, y - 37, width + 92, 26), { lilac: 1 });

  const transom = 150;
  const pane = (px, py, w, h, tones) => {
    drawing.face(rectangle(px, py, w, h), tones);
    drawing.over(
      polygon([
        [px, py],
        [px + w, py],
        [px + w, py + 20],
        [px + 20, py + 20],
        [px + 20, py + h],
        [px, py + h],
      ]),
      { purple: 1, lilac: 1 },
    );
  };
  const half = width / 2 - 16;
  for (const px of [x, x + width / 2 + 16]) {
    pane(px, y, half, transom, { purple: 0.78, lilac: 1 });
    pane(px, y + transom + 34, half, height - transom - 34, { purple: 0.78, lilac: 1 });
  }
  // The sky in the panes, and a curtain drawn half aside.
  const right = x + width / 2 + 16;
  const low = y + transom + 34;
  drawing.face(
    polygon([
      [x + 20, y + height],
      [x + 20, low + 190],
      [x + half, low + 20],
      [x + half, low + 170],
      [x + 120, y + height],
    ]),
    { lilac: 1 },
  );
  drawing.face(
    polygon([
      [right + 20, y + 20],
      [right + 150, y + 20],
      [right + 40, y + transom],
      [right + 20, y + transom],
    ]),
    { lilac: 1 },
  );
  for (let i = 0; i < 5; i += 1) {
    const left = right + half - 24 * (i + 1);
    drawing.face(
      polygon([
        [left, low + 20],
        [left + 24, low + 20],
        [left + 24, y + height],
        [left - 6 + i * 2, y + height],
      ]),
      {
        lilac: i % 2 === 0 ? 0.25 : 0.8,
      },
    );
  }
  return drawing;
};

/** A casement with a cross post; `blind` is how far a blind is drawn down, 0 to 1. */
const casement = (drawing, { x, y, width, height, blind, glass, shade }) => {
  drawing.over(rectangle(x + 4, y + height + 26, width + 56, 24), shade);
  drawing.over(rectangle(x + width + 24, y + 10, 26, height + 20), shade);
  drawing.face(rectangle(x - 24, y - 26, width + 48, height + 52), {});
  drawing.line(`M${x - 32} ${y - 26}h${width + 64}`, { blue: 1, red: 1 }, 4);
  const gap = 13;
  const top = height * 0.3;
  for (const left of [x, x + width / 2 + gap / 2]) {
    const pane = width / 2 - gap / 2;
    drawing.face(rectangle(left, y, pane, top), glass);
    drawing.face(rectangle(left, y + top + gap, pane, height - top - gap), glass);
    const drawn = (height - top - gap) * blind;
    if (drawn > 0) drawing.face(rectangle(left, y + top + gap, pane, drawn), { ochre: 0.22 });
  }
};

const drawGables = () => {
  const drawing = createDrawing(['ochre', 'red', 'blue']);
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), {});
  const ink = { red: 1, blue: 1 };
  const glass = { blue: 1, red: 0.6 };
  const ground = 1040;
  // The fourth colour is the first and the third printed over each other.
  const houses = [
    {
      x: -210,
      width: 560,
      wall: 520,
      peak: 208,
      iron: { crest: { red: 1 }, flank: { red: 1, blue: 0.18 }, groove: { red: 1, blue: 0.6 } },
      shade: { blue: 0.92 },
      windows: [[-26, 366, 0.45]],
      below: [
        [38, 690, 0],
        [-164, 690, 0],
      ],
    },
    {
      x: 362,
      width: 430,
      wall: 640,
      peak: 372,
      iron: { crest: { ochre: 1 }, flank: { ochre: 1, red: 0.2 }, groove: { ochre: 1, red: 0.75 } },
      shade: { red: 0.5, blue: 0.5 },
      windows: [[0, 590, 0]],
      below: [],
    },
    {
      x: 804,
      width: 600,
      wall: 452,
      peak: 92,
      iron: { crest: { blue: 0.74 }, flank: { blue: 0.96 }, groove: { blue: 1, red: 0.6 } },
      shade: { blue: 1, red: 0.72 },
      windows: [[0, 300, 0]],
      below: [
        [-150, 640, 0.3],
        [150, 640, 0.8],
      ],
    },
    {
      x: 1416,
      width: 520,
      wall: 590,
      peak: 300,
      iron: {
        crest: { ochre: 0.9, blue: 0.5 },
        flank: { ochre: 0.9, blue: 0.74 },
        groove: { ochre: 1, blue: 1 },
      },
      shade: { red: 0.6, blue: 0.9 },
      windows: [[-70, 610, 0]],
      below: [],
    },
  ];
  houses.forEach(({ x, width, wall, peak, iron: tones, shade, windows, below }, i) => {
    const pitch = 26;
    const mid = x + width / 2;
    const right = x + width;
    const stack = mid + (i % 2 === 0 ? 88 : -150);
    drawing.face(rectangle(stack, peak - 34, 66, 230), { red: 0.85, blue: 0.85 });
    drawing.face(rectangle(stack - 10, peak - 54, 86, 26), {});
    drawing.line(rectangle(stack - 10, peak - 54, 86, 26), ink, 4);
    const gable = polygon([
      [x, ground],
      [x, wall],
      [mid, peak],
      [right, wall],
      [right, ground],
    ]);
    iron(drawing, gable, `house${i}`, { left: x, right, top: 0, bottom: ground, pitch, ...tones });
    // The verge is steeper than the light, so its shadow is deeper on the left.
    const verge = shadow(
      [
        [x - 30, wall - 40],
        [mid, peak - 40],
        [right + 30, wall - 40],
        [right + 30, wall + 46],
        [mid + 30, peak + 78],
        [x - 30, wall + 150],
      ],
      pitch,
      10,
    );
    drawing.open(
      `clip-path="url(#shade${i})"`,
      `<clipPath id="shade${i}"><path d="${gable}"/></clipPath>`,
    );
    drawing.over(verge, shade);
    drawing.close();
    for (const [from, y, blind] of windows) {
      casement(drawing, { x: mid + from - 58, y, width: 116, height: 168, blind, glass, shade });
    }
    for (const [from, y, blind] of below) {
      casement(drawing, { x: mid + from - 66, y, width: 132, height: 320, blind, glass, shade });
    }
    const board = 40;
    const eave = wall + (width > 500 ? 26 : 22);
    drawing.face(
      polygon([
        [x - 30, eave],
        [mid, peak - 16],
        [right + 30, eave],
        [right + 30, eave - board * 1.2],
        [mid, peak - 16 - board * 1.3],
        [x - 30, eave - board * 1.2],
      ]),
      {},
    );
    drawing.line(`M${x - 30} ${eave}L${mid} ${peak - 16}L${right + 30} ${eave}`, ink, 4);
    drawing.line(
      `M${x - 34} ${eave - board * 1.2}L${mid} ${peak - 16 - board * 1.3}L${right + 34} ${eave - board * 1.2}`,
      ink,
      11,
    );
  });
  return drawing;
};

const drawLadder = () => {
  const drawing = createDrawing(['blue', 'ochre', 'black']);
  const pitch = 54;
  iron(drawing, rectangle(-60, -40, SHEET.width + 120, SHEET.height + 80), 'wall', {
    left: -54,
    right: SHEET.width + 60,
    top: -40,
    bottom: SHEET.height + 40,
    pitch,
    crest: { blue: 0.74 },
    flank: { blue: 0.98 },
    groove: { blue: 1, black: 0.45 },
  });
  // One sheet was replaced and never painted over.
  iron(drawing, rectangle(216, 330, pitch * 8, 640), 'sheet', {
    left: 216,
    right: 216 + pitch * 8,
    top: 330,
    bottom: 960,
    pitch,
    crest: { ochre: 0.94 },
    flank: { ochre: 1, blue: 0.22 },
    groove: { ochre: 1, black: 0.5 },
  });
  lap(drawing, 330, pitch, { black: 0.9 }, -54);

  // The ladder stands outside the picture; only its shadow leans across the wall.
  const dark = { black: 0.82 };
  const lean = (t, side) => [430 + t * 900 + side * 150, 980 - t * 1130 + side * 96];
  const wide = 0.17;
  for (const side of [-1, 1]) {
    const a = lean(-0.1, side);
    const b = lean(1.1, side);
    drawing.over(
      shadow(
        [
          [a[0] - 22, a[1] - 16],
          [b[0] - 22, b[1] - 16],
          [b[0] + 22, b[1] + 16],
          [a[0] + 22, a[1] + 16],
        ],
        pitch,
        17,
      ),
      dark,
    );
  }
  for (let t = -0.02; t < 1.1; t += 0.125) {
    const a = lean(t, -1);
    const b = lean(t, 1);
    const rise = 118 * wide;
    drawing.over(
      shadow(
        [
          [a[0], a[1] - rise],
          [b[0], b[1] - rise],
          [b[0], b[1] + rise],
          [a[0], a[1] + rise],
        ],
        pitch,
        17,
      ),
      dark,
    );
  }
  return drawing;
};

/** A street after dark, one window lit in each house. */
const drawNight = () => {
  const drawing = createDrawing(['ochre', 'slate', 'purple']);
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), { purple: 1 });
  const ground = 1000;
  const lit = { ochre: 1 };
  const dark = { purple: 1, slate: 1 };
  const houses = [
    { x: -150, width: 430, wall: 470, peak: 236, red: 0.1, lamp: 0 },
    { x: 292, width: 372, wall: 588, peak: 392, red: 0.34, lamp: 2 },
    { x: 676, width: 520, wall: 414, peak: 128, red: 0.2, lamp: 1 },
    { x: 1208, width: 350, wall: 540, peak: 352, red: 0.04, lamp: 2 },
    { x: 1570, width: 400, wall: 470, peak: 250, red: 0.3, lamp: 0 },
  ];
  houses.forEach(({ x, width, wall, peak, red, lamp }, i) => {
    const mid = x + width / 2;
    const right = x + width;
    const gable = polygon([
      [x, ground],
      [x, wall],
      [mid, peak],
      [right, wall],
      [right, ground],
    ]);
    drawing.face(rectangle(mid + 60, peak - 20, 54, 200), { purple: 1, slate: 0.6 });
    iron(drawing, gable, `night${i}`, {
      left: x,
      right,
      top: 0,
      bottom: ground,
      pitch: 26,
      crest: { purple: 0.5 + red, slate: 0.5 },
      flank: { purple: 0.7 + red * 0.8, slate: 0.8 },
      groove: { purple: 1, slate: 0.9 },
    });
    for (const [k, left, top, high] of [
      [0, mid - 52, wall - 42, 150],
      [1, mid - width * 0.32, wall + 196, 250],
      [2, mid + width * 0.32 - 104, wall + 196, 250],
    ]) {
      drawing.face(rectangle(left - 16, top - 18, 136, high + 36), { slate: 0.32 });
      drawing.face(rectangle(left, top, 104, high), k === lamp ? lit : dark);
      for (const bar of [
        rectangle(left + 47, top, 10, high),
        rectangle(left, top + high * 0.32, 104, 10),
      ]) {
        drawing.face(bar, { slate: 0.32 });
      }
    }
    const eave = wall + 18;
    drawing.face(
      polygon([
        [x - 22, eave],
        [mid, peak - 12],
        [right + 22, eave],
        [right + 22, eave - 44],
        [mid, peak - 58],
        [x - 22, eave - 44],
      ]),
      { slate: 0.32 },
    );
    drawing.line(
      `M${x - 26} ${eave - 46}L${mid} ${peak - 62}L${right + 26} ${eave - 46}`,
      dark,
      12,
    );
  });
  return drawing;
};

/** A blank wall, and on it the shadow of the house opposite with its chimney. */
const drawShadow = () => {
  const drawing = createDrawing(['sky', 'blue', 'black']);
  const pitch = 48;
  iron(drawing, rectangle(-60, -40, SHEET.width + 120, SHEET.height + 80), 'blank', {
    left: -96,
    right: SHEET.width + 60,
    top: -40,
    bottom: SHEET.height + 40,
    pitch,
    crest: { sky: 0.9 },
    flank: { sky: 1, blue: 0.3 },
    groove: { sky: 1, blue: 0.8 },
  });
  lap(drawing, 236, pitch, { black: 0.8 }, -96);
  lap(drawing, 716, pitch, { black: 0.8 }, -96);
  drawing.over(
    shadow(
      [
        [-80, 1000],
        [-80, 560],
        [452, 178],
        [566, 262],
        [566, 92],
        [668, 92],
        [668, 337],
        [1196, 724],
        [1196, 1000],
      ],
      pitch,
      18,
    ),
    { blue: 0.92, black: 0.3 },
  );
  return drawing;
};

export const barujarn = {
  'barujarn-01.jpg': drawWindow,
  'barujarn-02.jpg': drawGables,
  'barujarn-03.jpg': drawLadder,
  'barujarn-04.jpg': drawNight,
  'barujarn-05.jpg': drawShadow,
  'barujarn-06.jpg': () => crop(drawGables(), { left: 700, top: 0, width: 720, height: 900 }, 1.25),
};
