import sharp from 'sharp';
import { createNoise, createRandom, noiseAt } from './random.mjs';

/** Size of a hero image in pixels (specification point 9). */
export const SHEET = { width: 1600, height: 900 };

/** The paper of the house, as sRGB. */
const PAPER = [248, 243, 233];

/** Spot inks, as the sRGB colour of one full layer on white. Roof and wall colours of Reykjavík, and the purple of the house. */
export const INKS = {
  black: [34, 29, 38],
  purple: [65, 0, 153],
  lilac: [214, 199, 244],
  red: [206, 62, 42],
  green: [38, 104, 84],
  blue: [52, 104, 158],
  sky: [158, 198, 214],
  ochre: [232, 176, 54],
  sand: [226, 208, 176],
  rose: [240, 176, 160],
  slate: [118, 128, 138],
};

/** How far a plate may slip, in pixels, and turn, in degrees. */
const SLIP = 2.6;
const TURN = 0.07;

const grey = (tone) => {
  const value = Math.round(255 * (1 - Math.max(0, Math.min(1, tone))));
  return `rgb(${value},${value},${value})`;
};

/**
 * A drawing separated into one plate for each ink.
 *
 * A tone is the share of ink from 0 (bare paper) to 1 (full). `tones` names the inks:
 * `{ purple: 1, black: 0.2 }`. Paths are SVG path data in pixels of the sheet.
 *
 * @param {(keyof typeof INKS)[]} inks in printing order
 * @param {{width: number, height: number}} [size]
 */
export const createDrawing = (inks, size = SHEET) => {
  const plates = new Map(inks.map((ink) => [ink, []]));
  const add = (ink, element) => {
    const plate = plates.get(ink);
    if (!plate) throw new Error(`The drawing has no plate for the ink "${ink}".`);
    plate.push(element);
  };
  return {
    inks,
    size,
    plates,
    /** Raw SVG on one plate; black prints, white knocks out. */
    add,
    /** An opaque shape: prints the given tones and knocks every other ink out. */
    face(path, tones) {
      for (const ink of inks) {
        add(ink, `<path fill-rule="evenodd" d="${path}" fill="${grey(tones[ink] ?? 0)}"/>`);
      }
    },
    /** A shape that prints over what is there, on the plates it names only. */
    over(path, tones, attributes = '') {
      for (const [ink, tone] of Object.entries(tones)) {
        add(ink, `<path fill-rule="evenodd" d="${path}" fill="${grey(tone)}" ${attributes}/>`);
      }
    },
    /** A line of the given width in pixels. */
    line(path, tones, width, attributes = '') {
      for (const [ink, tone] of Object.entries(tones)) {
        add(
          ink,
          `<path d="${path}" fill="none" stroke="${grey(tone)}" stroke-width="${width}" ${attributes}/>`,
        );
      }
    },
    /** What is drawn between open and close is clipped, turned and so on, by a `<g>` on every plate. */
    open(attributes, definitions = '') {
      for (const ink of inks) add(ink, `${definitions}<g ${attributes}>`);
    },
    close() {
      for (const ink of inks) add(ink, '</g>');
    },
  };
};

/**
 * A part of a drawing as a sheet of its own, upright or square.
 *
 * @param {ReturnType<typeof createDrawing>} drawing
 * @param {{left: number, top: number, width: number, height: number}} part in pixels of the drawing
 * @param {number} [scale] how much larger it is printed
 */
export const crop = ({ inks, plates }, { left, top, width, height }, scale = 1) => {
  const part = createDrawing(inks, {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  });
  part.open(`transform="scale(${scale}) translate(${-left} ${-top})"`);
  for (const ink of inks) for (const element of plates.get(ink)) part.add(ink, element);
  part.close();
  return part;
};

/** Path data of a closed polygon from [x, y] pairs. */
export const polygon = (points) =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

/** Path data of an open polyline from [x, y] pairs. */
export const polyline = (points) =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;

/** Path data of a rectangle. */
export const rectangle = (x, y, width, height) => `M${x} ${y}h${width}v${height}h${-width}Z`;

/** Path data of an ellipse. */
export const ellipse = (cx, cy, rx, ry = rx) =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;

const rasterise = async ({ width, height }, elements, slip) => {
  const { dx, dy, turn } = slip;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#fff"/>` +
    `<g transform="translate(${dx} ${dy}) rotate(${turn} ${width / 2} ${height / 2})">${elements.join('')}</g></svg>`;
  return sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer();
};

/**
 * Prints a drawing: each plate a little out of register, the ink uneven, the edges a
 * little soft, one ink over another by multiplication, on paper with a grain.
 *
 * @param {ReturnType<typeof createDrawing>} drawing
 * @param {string} seed decides slips and grain
 * @param {number} [wear] how rough the printing is: 1 as on a poster, 0 not at all
 * @returns {Promise<Buffer>} raw RGB, 3 bytes a pixel
 */
export const print = async (drawing, seed, wear = 1) => {
  const { width, height } = drawing.size;
  const random = createRandom(`${seed} press`);
  const layers = [];
  for (const [index, ink] of drawing.inks.entries()) {
    const slip = {
      dx: index === 0 ? 0 : random.between(-SLIP, SLIP) * wear,
      dy: index === 0 ? 0 : random.between(-SLIP, SLIP) * wear,
      turn: index === 0 ? 0 : random.between(-TURN, TURN) * wear,
    };
    layers.push({
      colour: INKS[ink],
      coverage: await rasterise(drawing.size, drawing.plates.get(ink), slip),
      swell: createNoise(`${seed} ${ink} swell`),
      speck: createNoise(`${seed} ${ink} speck`),
      key: Math.floor(random.next() * 65536),
    });
  }
  const fibre = createNoise(`${seed} fibre`);
  const wobble = createNoise(`${seed} wobble`);
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const tooth = (fibre(x / 2.2, y / 1.6) - 0.5) * wear;
      const light = 1 + tooth * 0.02 + (fibre(x / 220, y / 220) - 0.5) * 0.016 * wear;
      let red = PAPER[0] * light;
      let green = PAPER[1] * light;
      let blue = PAPER[2] * light;
      const shift = Math.max(
        0,
        Math.min(width - 1.001, x + (wobble(x / 8, y / 8) - 0.5) * 1.1 * wear),
      );
      const left = Math.floor(shift);
      const part = shift - left;
      const row = y * width;
      for (const { colour, coverage, swell, speck, key } of layers) {
        const tone =
          1 - (coverage[row + left] * (1 - part) + coverage[row + left + 1] * part) / 255;
        if (tone <= 0) continue;
        const hole = speck(x / 2.6, y / 2.6);
        const amount = Math.min(
          1,
          tone *
            (1 -
              tooth * 0.075 -
              wear *
                (0.015 +
                  swell(x / 150, y / 110) * 0.07 +
                  noiseAt(x, y, key) * 0.03 +
                  (hole > 0.88 ? (hole - 0.88) * 2 : 0))),
        );
        red *= 1 - amount * (1 - colour[0] / 255);
        green *= 1 - amount * (1 - colour[1] / 255);
        blue *= 1 - amount * (1 - colour[2] / 255);
      }
      const at = (row + x) * 3;
      out[at] = Math.min(255, red);
      out[at + 1] = Math.min(255, green);
      out[at + 2] = Math.min(255, blue);
    }
  }
  return out;
};
