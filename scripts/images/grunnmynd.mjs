import { figures } from './figures.mjs';
import { createDrawing, crop, ellipse, rectangle, SHEET } from './print.mjs';
import { createRandom } from './random.mjs';

/**
 * Floor plans. Everything is measured in metres, and the dimensions that are written are
 * the ones that are drawn.
 */

/**
 * A pen that draws in metres.
 *
 * @param {ReturnType<typeof createDrawing>} drawing
 * @param {object} options
 * @param {number} options.scale pixels to a metre
 * @param {[number, number]} options.origin place of 0, 0 on the sheet, in pixels
 * @param {Record<string, number>} options.wall tones of what is cut
 * @param {Record<string, number>} options.line tones of what is seen below the cut
 * @param {Record<string, number>} options.floor tones of an opening in a wall
 * @param {number} options.fine width of a thin line in pixels
 */
const createPlan = (drawing, { scale, origin, wall, line, floor, fine }) => {
  const X = (x) => origin[0] + x * scale;
  const Y = (y) => origin[1] + y * scale;
  const box = (x, y, width, height) => rectangle(X(x), Y(y), width * scale, height * scale);
  const plan = {
    X,
    Y,
    box,
    fill: (x, y, width, height, tones) => drawing.face(box(x, y, width, height), tones),
    /** A wall along x or y, its thickness centred on the line. */
    wall(x1, y1, x2, y2, thick) {
      const t = thick / 2;
      drawing.face(box(x1 - t, y1 - t, x2 - x1 + thick, y2 - y1 + thick), wall);
    },
    lines(path, width = fine) {
      drawing.line(path, line, width);
    },
    outline(x, y, width, height) {
      drawing.line(box(x, y, width, height), line, fine);
    },
    circle(x, y, r) {
      drawing.line(ellipse(X(x), Y(y), r * scale), line, fine);
    },
    /** A window from (x, y) on, in a wall that runs along `axis`. */
    window(x, y, length, axis, thick) {
      const t = thick / 2;
      const hole = axis === 'x' ? [x, y - t, length, thick] : [x - t, y, thick, length];
      drawing.face(box(...hole), floor);
      drawing.line(box(...hole), line, fine);
      const mid =
        axis === 'x' ? `M${X(x)} ${Y(y)}H${X(x + length)}` : `M${X(x)} ${Y(y)}V${Y(y + length)}`;
      drawing.line(mid, line, fine);
    },
    /**
     * A door in a wall along `axis`, hung at one end of its opening.
     * @param {1 | -1} side which side of the wall it opens to
     * @param {0 | 1} hung 0 at the start of the opening, 1 at its end
     */
    door(x, y, length, axis, thick, side, hung) {
      const t = thick / 2;
      const cut = axis === 'x' ? [x, y - t, length, thick] : [x - t, y, thick, length];
      drawing.face(
        box(
          cut[0] - (axis === 'x' ? 0 : 0.01),
          cut[1] - (axis === 'x' ? 0.01 : 0),
          cut[2] + (axis === 'x' ? 0 : 0.02),
          cut[3] + (axis === 'x' ? 0.02 : 0),
        ),
        floor,
      );
      const r = length * scale;
      if (axis === 'x') {
        const hinge = X(x + hung * length);
        const latch = X(x + (1 - hung) * length);
        const tip = Y(y) + side * r;
        const sweep = (hung === 0) === (side === 1) ? 0 : 1;
        plan.lines(`M${hinge} ${Y(y)}V${tip}`, fine * 2);
        plan.lines(`M${hinge} ${tip}A${r} ${r} 0 0 ${sweep} ${latch} ${Y(y)}`);
      } else {
        const hinge = Y(y + hung * length);
        const latch = Y(y + (1 - hung) * length);
        const tip = X(x) + side * r;
        const sweep = (hung === 0) === (side === 1) ? 1 : 0;
        plan.lines(`M${X(x)} ${hinge}H${tip}`, fine * 2);
        plan.lines(`M${tip} ${hinge}A${r} ${r} 0 0 ${sweep} ${X(x)} ${latch}`);
      }
    },
    /** A chain of dimensions at `at`, along x or y, through the given places. */
    dimensions(places, at, axis, tones, height = 0.24) {
      const tick = 0.14 * scale;
      for (const [i, place] of places.entries()) {
        const [px, py] = axis === 'x' ? [X(place), Y(at)] : [X(at), Y(place)];
        drawing.line(`M${px - tick} ${py + tick}L${px + tick} ${py - tick}`, tones, fine * 1.6);
        const reach = 0.3 * scale;
        drawing.line(
          axis === 'x' ? `M${px} ${py - reach}v${reach * 2}` : `M${px - reach} ${py}h${reach * 2}`,
          tones,
          fine,
        );
        const next = places[i + 1];
        if (next === undefined) continue;
        drawing.line(
          axis === 'x' ? `M${px} ${py}H${X(next)}` : `M${px} ${py}V${Y(next)}`,
          tones,
          fine,
        );
        const text = (next - place).toFixed(2).replace('.', ',');
        const middle = (place + next) / 2;
        const lift = 0.27 * scale;
        const path =
          axis === 'x'
            ? figures(text, X(middle), Y(at) - lift, height * scale)
            : figures(text, X(at) - lift, Y(middle), height * scale, 1);
        drawing.line(path, tones, fine * 1.15, 'stroke-linecap="round" stroke-linejoin="round"');
      }
    },
  };
  return plan;
};

const bed = (plan, x, y, width, length) => {
  plan.outline(x, y, width, length);
  const pillow = width > 1.2 ? (width - 0.3) / 2 : width - 0.2;
  plan.outline(x + 0.1, y + 0.1, pillow, 0.4);
  if (width > 1.2) plan.outline(x + 0.2 + pillow, y + 0.1, pillow, 0.4);
  plan.lines(
    `M${plan.X(x)} ${plan.Y(y + 0.75)}H${plan.X(x + width)}M${plan.X(x)} ${plan.Y(y + 0.75)}L${plan.X(x + width)} ${plan.Y(y + 1.15)}`,
  );
};

/** A home of three rooms, 11.80 by 7.60 metres over its walls. */
const drawHome = () => {
  const drawing = createDrawing(['lilac', 'purple', 'black']);
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), {});
  const plan = createPlan(drawing, {
    scale: 92,
    origin: [330, 152],
    wall: { black: 1 },
    line: { black: 1 },
    floor: {},
    fine: 2,
  });
  const outer = 0.4;
  const inner = 0.12;
  const W = 11.4;
  const H = 7.2;

  plan.fill(0, 0, W, H, {});
  plan.fill(0, 0, 6.9, H, { lilac: 0.75 });
  // Floorboards of the living room.
  for (let y = 0.3, row = 0; y < H; y += 0.15, row += 1) {
    plan.lines(`M${plan.X(0)} ${plan.Y(y)}H${plan.X(6.9)}`, 0.8);
    for (let x = (row % 3) * 0.9 + 0.4; x < 6.9; x += 2.7) {
      plan.lines(`M${plan.X(x)} ${plan.Y(y)}v${0.15 * 92}`, 0.8);
    }
  }
  // The rug lies on the boards, the table on neither.
  plan.fill(0.9, 3.9, 3.6, 2.5, { purple: 1 });
  for (let x = 1.05; x < 4.45; x += 0.3) {
    drawing.line(`M${plan.X(x)} ${plan.Y(3.98)}V${plan.Y(6.32)}`, { purple: 0, lilac: 0.5 }, 3);
  }
  const sofa = { black: 0 };
  plan.fill(0.35, 4.15, 0.95, 2.1, sofa);
  plan.outline(0.35, 4.15, 0.95, 2.1);
  plan.outline(0.35, 4.15, 0.25, 2.1);
  plan.lines(`M${plan.X(0.6)} ${plan.Y(5.2)}H${plan.X(1.3)}`);
  drawing.face(ellipse(plan.X(2.7), plan.Y(5.2), 0.5 * 92), {});
  plan.circle(2.7, 5.2, 0.5);
  drawing.face(ellipse(plan.X(3.95), plan.Y(4.6), 0.38 * 92), {});
  plan.circle(3.95, 4.6, 0.38);
  plan.circle(3.95, 4.6, 0.28);

  const [tx, ty] = [2.2, 1.5];
  for (const [sx, sy] of [
    [0.25, -0.28],
    [1.05, -0.28],
    [1.85, -0.28],
    [0.25, 0.83],
    [1.05, 0.83],
    [1.85, 0.83],
  ]) {
    plan.fill(tx + sx - 0.22, ty + sy, 0.44, 0.44, {});
    plan.outline(tx + sx - 0.22, ty + sy, 0.44, 0.44);
  }
  plan.fill(tx - 0.15, ty, 2.4, 1, {});
  plan.outline(tx - 0.15, ty, 2.4, 1);

  // Kitchen along the inner wall.
  plan.fill(6.24, 0.2, 0.6, 3.6, {});
  plan.outline(6.24, 0.2, 0.6, 3.6);
  plan.outline(6.32, 2.3, 0.44, 0.6);
  for (const [bx, by] of [
    [6.42, 0.75],
    [6.66, 0.75],
    [6.42, 1.02],
    [6.66, 1.02],
  ]) {
    plan.circle(bx, by, 0.085);
  }

  plan.wall(0, 0, W, 0, outer);
  plan.wall(0, H, W, H, outer);
  plan.wall(0, 0, 0, H, outer);
  plan.wall(W, 0, W, H, outer);
  plan.wall(6.9, 0, 6.9, 4.2, inner);
  plan.wall(6.9, 2.9, W, 2.9, inner);
  plan.wall(8.9, 4.2, W, 4.2, inner);
  plan.wall(6.9, 4.2, 8.9, 4.2, inner);
  plan.wall(8.9, 4.2, 8.9, H, inner);
  plan.wall(9.1, 2.9, 9.1, 4.2, inner);

  // Bathroom tiles.
  for (let x = 9.3; x < W - 0.2; x += 0.3)
    plan.lines(`M${plan.X(x)} ${plan.Y(2.96)}V${plan.Y(4.14)}`, 0.8);
  for (let y = 3.2; y < 4.1; y += 0.3)
    plan.lines(`M${plan.X(9.16)} ${plan.Y(y)}H${plan.X(W - 0.2)}`, 0.8);
  plan.fill(10.5, 3.02, 0.66, 1.08, {});
  plan.outline(10.5, 3.02, 0.66, 1.08);
  drawing.line(
    `M${plan.X(10.5)} ${plan.Y(3.02)}L${plan.X(11.16)} ${plan.Y(4.1)}`,
    { black: 1 },
    1.4,
  );
  plan.fill(9.2, 3.05, 0.4, 0.5, {});
  plan.outline(9.2, 3.05, 0.4, 0.5);

  bed(plan, 9.1, 0.3, 1.6, 2);
  bed(plan, 9.6, 5.1, 0.9, 1.9);
  plan.fill(7, 0.26, 0.6, 2.5, {});
  plan.outline(7, 0.26, 0.6, 2.5);
  plan.lines(
    `M${plan.X(7)} ${plan.Y(0.26)}L${plan.X(7.6)} ${plan.Y(2.76)}M${plan.X(7.6)} ${plan.Y(0.26)}L${plan.X(7)} ${plan.Y(2.76)}`,
    1.2,
  );
  plan.outline(10.75, 4.4, 0.42, 1.2);
  plan.circle(10.5, 4.8, 0.2);

  plan.window(1.2, 0, 3.4, 'x', outer);
  plan.window(0.9, H, 3.8, 'x', outer);
  plan.window(8.4, 0, 2.2, 'x', outer);
  plan.window(W, 5.2, 1.4, 'y', outer);
  plan.window(W, 3.25, 0.6, 'y', outer);
  plan.window(0, 1.2, 2, 'y', outer);
  plan.door(7.4, H, 1, 'x', outer, -1, 0);
  plan.door(7.75, 2.9, 0.8, 'x', inner, -1, 1);
  plan.door(9.1, 3.2, 0.75, 'y', inner, -1, 0);
  plan.door(8.9, 4.7, 0.8, 'y', inner, 1, 0);
  plan.door(7.2, 4.2, 1.1, 'x', inner, 1, 0);
  // Doorstep.
  plan.outline(7.2, H + 0.2, 1.4, 0.5);

  plan.dimensions([-0.2, 6.9, W + 0.2], -0.75, 'x', { purple: 1 });
  plan.dimensions([-0.2, 1.2, 3.2, H + 0.2], -0.95, 'y', { purple: 1 });
  plan.dimensions([-0.2, 2.9, 4.2, H + 0.2], W + 1.35, 'y', { purple: 1 });
  return drawing;
};

/** A swimming pool: 25 metres, six lanes, hot tubs, steam and showers. */
const drawPool = () => {
  const drawing = createDrawing(['sky', 'purple']);
  const pale = { purple: 0 };
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), { purple: 1 });
  drawing.open('transform="rotate(-9 800 450)"');
  const scale = 33;
  const plan = createPlan(drawing, {
    scale,
    origin: [250, 130],
    wall: pale,
    line: pale,
    floor: { purple: 1 },
    fine: 2.4,
  });
  const { X, Y } = plan;
  // Paving round the pools.
  for (let x = -12; x <= 52; x += 2.5) plan.lines(`M${X(x)} ${Y(-14)}V${Y(34)}`, 0.9);
  for (let y = -14; y <= 34; y += 2.5) plan.lines(`M${X(-12)} ${Y(y)}H${X(52)}`, 0.9);

  const water = { sky: 1 };
  plan.fill(0, 0, 25, 12.5, water);
  for (let lane = 0; lane < 6; lane += 1) {
    const y = (12.5 / 6) * (lane + 0.5);
    drawing.line(
      `M${X(1.6)} ${Y(y)}H${X(23.4)}M${X(1.6)} ${Y(y - 0.45)}v${0.9 * scale}M${X(23.4)} ${Y(y - 0.45)}v${0.9 * scale}`,
      { purple: 1 },
      5,
    );
    if (lane > 0)
      drawing.line(
        `M${X(0)} ${Y((12.5 / 6) * lane)}H${X(25)}`,
        { purple: 0, sky: 0 },
        3.4,
        'stroke-dasharray="12 7"',
      );
    plan.outline(-0.75, y - 0.3, 0.6, 0.6);
    plan.outline(25.15, y - 0.3, 0.6, 0.6);
  }
  drawing.line(plan.box(-0.15, -0.15, 25.3, 12.8), pale, 5);

  const tub = (x, y, r) => {
    drawing.face(ellipse(X(x), Y(y), (r + 0.5) * scale), { purple: 1 });
    drawing.face(ellipse(X(x), Y(y), r * scale), water);
    drawing.line(ellipse(X(x), Y(y), r * scale), pale, 5);
    drawing.line(ellipse(X(x), Y(y), (r - 0.55) * scale), { purple: 1 }, 2.6);
    plan.circle(x, y, r + 0.5);
  };
  tub(31, 2.2, 2.7);
  tub(37, 4.6, 2.1);
  tub(31.6, 8.6, 1.9);
  tub(36.2, 10.6, 2.5);
  tub(42, 8.2, 1.5);

  // A shallow pool with a curved edge.
  const shallow = `M${X(0)} ${Y(15.5)}H${X(13)}C${X(17)} ${Y(15.5)} ${X(16)} ${Y(19)} ${X(12.5)} ${Y(19.4)}C${X(9)} ${Y(19.8)} ${X(9)} ${Y(22)} ${X(5)} ${Y(22)}H${X(0)}Z`;
  drawing.face(shallow, water);
  drawing.line(shallow, pale, 5);
  for (let i = 1; i < 4; i += 1) {
    drawing.line(`M${X(0)} ${Y(15.5 + i * 0.28)}H${X(13 - i * 0.2)}`, { purple: 1 }, 2.2);
  }

  // The house: changing rooms, showers, and a hall between them.
  plan.fill(19, 15.6, 30, 16, { purple: 1 });
  plan.wall(19, 15.6, 49, 15.6, 0.4);
  plan.wall(19, 15.6, 19, 32, 0.4);
  plan.wall(30, 15.6, 30, 32, 0.25);
  plan.wall(36, 15.6, 36, 32, 0.25);
  for (const left of [19, 36]) {
    for (let k = 0; k < 6; k += 1) {
      const x = left + 1 + k * 1.6;
      plan.outline(x, 15.9, 1.1, 0.5);
      plan.circle(x + 0.55, 17, 0.16);
    }
    plan.wall(left, 18.2, left + 7.4, 18.2, 0.2);
    for (let row = 0; row < 2; row += 1) {
      for (let k = 0; k < 16; k += 1)
        plan.outline(left + 0.6 + k * 0.6, 19.6 + row * 2.6, 0.6, 0.5);
      plan.outline(left + 1, 20.7 + row * 2.6, 8.8, 0.35);
    }
  }
  plan.door(32, 15.6, 1.1, 'x', 0.4, -1, 0);
  plan.door(33.1, 15.6, 1.1, 'x', 0.4, -1, 1);
  plan.door(21, 15.6, 1.1, 'x', 0.4, -1, 0);
  plan.door(45, 15.6, 1.1, 'x', 0.4, -1, 1);
  plan.window(24, 15.6, 4, 'x', 0.4);
  plan.window(38, 15.6, 4, 'x', 0.4);
  for (let k = 0; k < 5; k += 1) plan.outline(31.2, 19 + k * 0.5, 3.6, 0.5);

  plan.dimensions([0, 25], -2.2, 'x', pale, 0.62);
  plan.dimensions([0, 12.5], -2.4, 'y', pale, 0.62);
  drawing.close();
  return drawing;
};

/** Twenty-two homes about a garden. */
const drawCourt = () => {
  const drawing = createDrawing(['green', 'sand', 'black']);
  const random = createRandom('bakkagardur');
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), { sand: 0.5 });
  drawing.open('transform="rotate(-7 800 450)"');
  const scale = 15.4;
  const plan = createPlan(drawing, {
    scale,
    origin: [212, 8],
    wall: { black: 1 },
    line: { black: 1 },
    floor: {},
    fine: 1.5,
  });
  const { X, Y } = plan;
  const W = 78;
  const H = 58;
  const deep = 11;

  // The garden.
  plan.fill(deep, deep, W - deep * 2, H - deep * 2, { green: 0.62 });
  const path =
    `M${X(deep - 1)} ${Y(22)}C${X(26)} ${Y(20)} ${X(24)} ${Y(34)} ${X(38)} ${Y(33)}S${X(52)} ${Y(18)} ${X(W - deep + 1)} ${Y(24)}` +
    `M${X(38)} ${Y(33)}C${X(42)} ${Y(38)} ${X(38)} ${Y(42)} ${X(40)} ${Y(H - deep + 1)}` +
    `M${X(36)} ${Y(33)}C${X(32)} ${Y(26)} ${X(36)} ${Y(18)} ${X(34)} ${Y(deep - 1)}`;
  for (const [ink, tone] of [
    ['green', 0],
    ['sand', 0.5],
    ['black', 0],
  ]) {
    drawing.line(path, { [ink]: tone }, 30, 'stroke-linecap="round"');
  }
  drawing.face(ellipse(X(38), Y(33), 4.6 * scale), { sand: 0.5 });
  for (let r = 1; r < 5; r += 0.9)
    drawing.line(ellipse(X(38), Y(33), r * scale), { black: 1 }, 1.2);
  // Vegetable beds.
  for (let k = 0; k < 5; k += 1) {
    plan.fill(55 + k * 2.2, 34, 1.5, 9, { sand: 0.9 });
    plan.outline(55 + k * 2.2, 34, 1.5, 9);
    for (let y = 34.5; y < 43; y += 0.75)
      plan.lines(`M${X(55.1 + k * 2.2)} ${Y(y)}h${1.3 * scale}`, 1);
  }
  const trees = [];
  for (let tries = 0; tries < 900 && trees.length < 34; tries += 1) {
    const r = random.between(1, 2.7);
    const x = random.between(deep + r + 0.6, W - deep - r - 0.6);
    const y = random.between(deep + r + 0.6, H - deep - r - 0.6);
    const free = trees.every((t) => Math.hypot(t.x - x, t.y - y) > (t.r + r) * 0.86);
    const plaza = Math.hypot(x - 38, y - 33) < 6 + r;
    const beds = x > 53 && y > 32 && y < 45;
    if (free && !plaza && !beds) trees.push({ x, y, r });
  }
  for (const { x, y, r } of trees) {
    drawing.over(ellipse(X(x + r * 0.32), Y(y + r * 0.36), r * scale), { green: 1 });
    drawing.face(ellipse(X(x), Y(y), r * scale), {});
    drawing.over(ellipse(X(x), Y(y), r * scale), { green: 0.22 });
    let spokes = '';
    const count = Math.round(9 + r * 5);
    for (let k = 0; k < count; k += 1) {
      const angle = (Math.PI * 2 * k) / count + x;
      const from = r * random.between(0.12, 0.5);
      spokes += `M${X(x + Math.cos(angle) * from)} ${Y(y + Math.sin(angle) * from)}L${X(x + Math.cos(angle) * r)} ${Y(y + Math.sin(angle) * r)}`;
    }
    drawing.line(spokes, { black: 1 }, 1.1);
    drawing.line(ellipse(X(x), Y(y), r * scale), { black: 1 }, 1.7);
  }

  // The homes: a party wall, a stair, a bath, a bedroom or two.
  const thick = 0.55;
  const thin = 0.22;
  const home = (at, along, flip) => {
    // `at` maps metres along the street and away from it to the plan.
    const wall = (a, b, c, d, t) => {
      const [x1, y1] = at(a, b);
      const [x2, y2] = at(c, d);
      plan.wall(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2), t);
    };
    const box = (a, b, c, d) => {
      const [x1, y1] = at(a, b);
      const [x2, y2] = at(c, d);
      return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
    };
    const hole = (a, c, b) => {
      const [x, y, width, height] = box(a, b, c, b);
      plan.window(x, y, Math.max(width, height), width > height ? 'x' : 'y', thick);
    };
    const split = along * (flip ? 0.42 : 0.58);
    plan.fill(...box(0, 0, along, deep), {});
    // Stair.
    const steps = flip ? along - 1.6 : 0.5;
    for (let k = 0; k < 9; k += 1)
      plan.outline(...box(steps, 3.6 + k * 0.42, steps + 1.1, 4.02 + k * 0.42));
    wall(split, thick, split, 4.2, thin);
    wall(0, 7.9, along, 7.9, thin);
    const bath = flip ? split + 0.2 : split - 0.2;
    wall(bath, 5.2, bath + (flip ? 2.2 : -2.2), 5.2, thin);
    wall(bath + (flip ? 2.2 : -2.2), 5.2, bath + (flip ? 2.2 : -2.2), 7.9, thin);
    wall(bath, 5.2, bath, 7.9, thin);
    plan.outline(...box(bath + (flip ? 0.3 : -0.3), 5.5, bath + (flip ? 1.9 : -1.9), 6.2));
    plan.outline(...box(flip ? 0.9 : along - 2.9, 9, flip ? 2.9 : along - 0.9, 10.4));
    plan.outline(...box(split * 0.4, 1.6, split * 0.4 + 1.8, 2.6));
    wall(0, 0, along, 0, thick);
    wall(0, deep, along, deep, thick);
    wall(0, 0, 0, deep, thick);
    wall(along, 0, along, deep, thick);
    hole(along * 0.14, along * 0.44, 0);
    hole(along * 0.6, along * 0.86, 0);
    hole(along * 0.16, along * 0.84, deep);
    // The door to the garden stands open.
    const [hx, hy] = at(split + 0.9, 7.9);
    const [lx, ly] = at(split + 0.9, 6.5);
    plan.lines(`M${X(hx)} ${Y(hy)}L${X(lx)} ${Y(ly)}`, 2.4);
  };
  const run = (total, count, at) => {
    const shares = Array.from({ length: count }, () => random.between(0.85, 1.2));
    const sum = shares.reduce((a, b) => a + b, 0);
    let from = 0;
    shares.forEach((share, i) => {
      const along = (total * share) / sum;
      const start = from;
      home((a, b) => at(start + a, b), along, i % 2 === 1);
      from += along;
    });
  };
  run(W - 12, 7, (a, b) => [a, b]);
  run(W - 12, 7, (a, b) => [12 + a, H - b]);
  run(H - deep - 5, 4, (a, b) => [b, deep + 5 + a - 0]);
  run(H - deep - 5, 4, (a, b) => [W - b, a]);
  drawing.close();
  return drawing;
};

/** Writes a place on a plan as polar co-ordinates about a middle, angles in turns. */
const around = (plan, [cx, cy], turn, r) => [
  plan.X(cx + Math.cos(turn * Math.PI * 2) * r),
  plan.Y(cy + Math.sin(turn * Math.PI * 2) * r),
];

/** A reading room: desks along the windows, bookcases down the middle, stairs. */
const drawReadingRoom = () => {
  const drawing = createDrawing(['sand', 'red', 'black']);
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), { sand: 0.42 });
  const plan = createPlan(drawing, {
    scale: 42,
    origin: [130, 100],
    wall: { red: 1 },
    line: { black: 1 },
    floor: {},
    fine: 1.7,
  });
  const random = createRandom('lesstofa');
  const W = 32;
  const H = 16.6;
  const outer = 0.7;
  plan.fill(0, 0, W, H, {});
  // Columns stand where the lines of the grid meet.
  for (let x = 0; x <= W; x += 6.4)
    plan.lines(`M${plan.X(x)} ${plan.Y(-1.6)}V${plan.Y(H + 1.6)}`, 0.9);
  for (let y = 0; y <= H; y += 8.3)
    plan.lines(`M${plan.X(-1.8)} ${plan.Y(y)}H${plan.X(W + 1.8)}`, 0.9);
  const desk = (x, y, turned) => {
    plan.fill(x, y, 1.5, 0.95, { sand: 0.8 });
    plan.outline(x, y, 1.5, 0.95);
    const [cx, cy] = [x + 0.75 + random.between(-0.24, 0.24), turned ? y - 0.42 : y + 1.36];
    drawing.face(ellipse(plan.X(cx), plan.Y(cy), 0.27 * 42), random.chance(0.3) ? { red: 1 } : {});
    plan.circle(cx, cy, 0.27);
    if (random.chance(0.4)) {
      plan.fill(x + 0.32, y + 0.3, 0.42, 0.34, {});
      plan.fill(x + 0.76, y + 0.3, 0.42, 0.34, {});
      plan.outline(x + 0.32, y + 0.3, 0.42, 0.34);
      plan.outline(x + 0.76, y + 0.3, 0.42, 0.34);
    }
  };
  for (let k = 0; k < 15; k += 1) {
    const x = 1 + k * 2.03;
    if (k % 3 === 2) continue;
    desk(x, 0.6, false);
    desk(x, H - 1.55, true);
  }
  for (let k = 0; k < 9; k += 1) {
    const x = 1.6 + k * 1.5;
    plan.fill(x, 4.4, 0.62, 7.8, { sand: 0.8 });
    plan.outline(x, 4.4, 0.62, 7.8);
    plan.lines(`M${plan.X(x + 0.31)} ${plan.Y(4.4)}v${7.8 * 42}`);
    for (let y = 4.4; y < 12.2; y += 0.975)
      plan.lines(`M${plan.X(x)} ${plan.Y(y)}h${0.62 * 42}`, 1);
  }
  for (let k = 0; k < 4; k += 1) {
    desk(22.4 + (k % 2) * 4.4, 4.5 + Math.floor(k / 2) * 5, false);
    desk(24 + (k % 2) * 4.4, 4.5 + Math.floor(k / 2) * 5, false);
    desk(22.4 + (k % 2) * 4.4, 5.45 + Math.floor(k / 2) * 5 + 1.75, true);
    desk(24 + (k % 2) * 4.4, 5.45 + Math.floor(k / 2) * 5 + 1.75, true);
  }
  // The stairs, seen by all.
  plan.fill(16.2, 5.2, 4.4, 6.2, {});
  for (let k = 0; k <= 14; k += 1) plan.outline(16.2, 5.2 + k * 0.41, 1.9, 0.41);
  for (let k = 0; k <= 14; k += 1) plan.outline(18.7, 5.2 + k * 0.41, 1.9, 0.41);
  plan.lines(`M${plan.X(17.15)} ${plan.Y(11)}V${plan.Y(5.6)}l-9 14m9 -14l9 14`, 2.6);
  plan.wall(18.4, 5.2, 18.4, 11.4, 0.3);

  plan.wall(0, 0, W, 0, outer);
  plan.wall(0, H, W, H, outer);
  plan.wall(0, 0, 0, H, outer);
  plan.wall(W, 0, W, H, outer);
  for (let k = 0; k < 5; k += 1) {
    plan.window(1.2 + k * 6.2, 0, 4, 'x', outer);
    plan.window(1.2 + k * 6.2, H, 4, 'x', outer);
  }
  plan.window(0, 6.2, 4.2, 'y', outer);
  plan.door(W, 7.2, 1.1, 'y', outer, -1, 0);
  plan.door(W, 8.3, 1.1, 'y', outer, -1, 1);
  for (let x = 6.4; x < W; x += 6.4) {
    for (const y of [3.3, H - 3.3])
      drawing.face(ellipse(plan.X(x), plan.Y(y), 0.36 * 42), { red: 1 });
  }
  plan.dimensions([0, 6.4, 12.8, 19.2, 25.6, 32], -1.25, 'x', { red: 1 }, 0.42);
  return drawing;
};

/** A room for listening: walls that bend, seats in a sweep. */
const drawListeningRoom = () => {
  const drawing = createDrawing(['rose', 'blue']);
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), { blue: 1 });
  const scale = 60;
  const pale = { blue: 0 };
  const plan = createPlan(drawing, {
    scale,
    origin: [800, 1010],
    wall: pale,
    line: { blue: 1 },
    floor: { blue: 1 },
    fine: 2.2,
  });
  const { X, Y } = plan;
  const room =
    `M${X(-10.4)} ${Y(-2.4)}C${X(-12.4)} ${Y(-8)} ${X(-9.4)} ${Y(-13.2)} ${X(-4.2)} ${Y(-14)}` +
    `C${X(-1.6)} ${Y(-14.4)} ${X(1)} ${Y(-15.4)} ${X(4)} ${Y(-14.6)}C${X(9.6)} ${Y(-13)} ${X(12.6)} ${Y(-8)} ${X(10.4)} ${Y(-2.4)}Z`;
  drawing.face(room, {});
  drawing.open('clip-path="url(#room)"', `<clipPath id="room"><path d="${room}"/></clipPath>`);
  // How the sound spreads from the speaker.
  for (let r = 1; r < 15; r += 0.62) {
    drawing.line(ellipse(X(0), Y(-3.4), r * scale), { rose: 1 }, Math.max(1.5, 17 - r * 1.2));
  }
  drawing.close();
  drawing.line(room, { blue: 1 }, 34, 'stroke-linejoin="round"');
  drawing.line(room, pale, 5, 'stroke-linejoin="round"');
  drawing.line(room, { rose: 0 }, 5, 'stroke-linejoin="round"');
  for (let row = 0; row < 6; row += 1) {
    const r = 3.6 + row * 1.12;
    const count = 7 + row * 3;
    for (let k = 0; k < count; k += 1) {
      const turn = 0.56 + (0.38 * (k + 0.5)) / count;
      const [x, y] = around(plan, [0, -3.4], turn, r);
      const degrees = turn * 360 + 90;
      drawing.open(
        `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(1)})"`,
      );
      drawing.face(rectangle(-17, -17, 34, 34), {});
      drawing.line(rectangle(-17, -17, 34, 34), { blue: 1 }, 2.2);
      drawing.face(rectangle(-17, -19, 34, 10), { blue: 1 });
      drawing.close();
    }
  }
  drawing.face(ellipse(X(0), Y(-3.4), 0.42 * scale), { blue: 1 });
  return drawing;
};

/** A round house that was a boiler room: bookcases like rays about a stove. */
const drawRoundLibrary = () => {
  const drawing = createDrawing(['ochre', 'slate', 'black']);
  drawing.face(rectangle(-40, -40, SHEET.width + 80, SHEET.height + 80), { slate: 0.55 });
  const scale = 66;
  const plan = createPlan(drawing, {
    scale,
    origin: [650, 470],
    wall: { black: 1 },
    line: { black: 1 },
    floor: {},
    fine: 2,
  });
  const { X, Y } = plan;
  // The house, and the shed beside it.
  plan.fill(-6.6, -6.2, 13.2, 12.4, {});
  plan.fill(6.6, -3, 6.2, 8, {});
  for (let y = -6; y < 6; y += 0.42) plan.lines(`M${X(-6.6)} ${Y(y)}H${X(6.6)}`, 0.8);
  drawing.face(ellipse(X(0), Y(0), 4.9 * scale), { ochre: 1 });
  drawing.line(ellipse(X(0), Y(0), 4.9 * scale), { black: 1 }, 3.4);
  drawing.line(ellipse(X(0), Y(0), 4.55 * scale), { black: 1 }, 1.4);
  for (let k = 0; k < 18; k += 1) {
    if (k === 0 || k === 9) continue;
    const [x, y] = [X(0), Y(0)];
    drawing.open(`transform="rotate(${k * 20} ${x} ${y})"`);
    drawing.face(plan.box(1.9, -0.2, 2.5, 0.4), {});
    drawing.line(plan.box(1.9, -0.2, 2.5, 0.4), { black: 1 }, 2);
    drawing.line(`M${X(1.9)} ${Y(0)}H${X(4.4)}`, { black: 1 }, 1.4);
    let spines = '';
    for (let b = 2; b < 4.35; b += 0.13) spines += `M${X(b)} ${Y(-0.2)}v${0.4 * scale}`;
    drawing.line(spines, { black: 1 }, 1);
    drawing.close();
  }
  drawing.face(ellipse(X(0), Y(0), 0.72 * scale), { black: 1 });
  drawing.line(ellipse(X(0), Y(0), 0.52 * scale), { black: 0, ochre: 1 }, 4);
  drawing.line(ellipse(X(0), Y(0), 1.25 * scale), { black: 1 }, 1.6, 'stroke-dasharray="12 8"');
  plan.wall(-6.6, -6.2, 6.6, -6.2, 0.8);
  plan.wall(-6.6, 6.2, 6.6, 6.2, 0.8);
  plan.wall(-6.6, -6.2, -6.6, 6.2, 0.8);
  plan.wall(6.6, -6.2, 6.6, 6.2, 0.8);
  plan.wall(6.6, -3, 12.8, -3, 0.4);
  plan.wall(6.6, 5, 12.8, 5, 0.4);
  plan.wall(12.8, -3, 12.8, 5, 0.4);
  for (const x of [-4.6, 1.8]) {
    plan.window(x, -6.2, 2.6, 'x', 0.8);
    plan.window(x, 6.2, 2.6, 'x', 0.8);
  }
  plan.window(-6.6, -1.2, 2.4, 'y', 0.8);
  plan.window(9, -3, 2.2, 'x', 0.4);
  plan.door(6.6, -0.5, 1, 'y', 0.8, 1, 0);
  plan.door(10, 5, 1, 'x', 0.4, -1, 0);
  plan.outline(11.4, -2.6, 1.1, 3);
  plan.outline(7.3, 3.6, 2, 1);
  plan.circle(8.3, 3.1, 0.24);
  plan.dimensions([-6.6, 6.6, 12.8], 7.15, 'x', { black: 1 }, 0.3);
  return drawing;
};

export const grunnmynd = {
  'grunnmynd-01.jpg': drawCourt,
  'grunnmynd-02.jpg': drawHome,
  'grunnmynd-03.jpg': drawPool,
  'grunnmynd-04.jpg': drawReadingRoom,
  'grunnmynd-05.jpg': drawListeningRoom,
  'grunnmynd-06.jpg': drawRoundLibrary,
  'grunnmynd-07.jpg': () => crop(drawPool(), { left: 560, top: 20, width: 860, height: 860 }, 1.16),
};
