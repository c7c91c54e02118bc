import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { barujarn } from './images/barujarn.mjs';
import { basalt } from './images/basalt.mjs';
import { fjordur } from './images/fjordur.mjs';
import { grunnmynd } from './images/grunnmynd.mjs';
import { leir } from './images/leir.mjs';
import { letur } from './images/letur.mjs';
import { merki } from './images/merki.mjs';
import { peysa } from './images/peysa.mjs';
import { print } from './images/print.mjs';
import { stoll } from './images/stoll.mjs';

/**
 * Draws the images of the sample content.
 *
 *   node scripts/images.mjs           writes every image to content-service/media
 *   node scripts/images.mjs --check   writes nothing; exits with 1 and the names of the
 *                                     files that are missing or differ from what is drawn
 *
 * The same sources give the same bytes; only another version of sharp may encode them
 * differently.
 */

const MEDIA = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '..',
  'content-service',
  'media',
);

const PICTURES = {
  ...barujarn,
  ...basalt,
  ...fjordur,
  ...grunnmynd,
  ...leir,
  ...letur,
  ...peysa,
  ...stoll,
};

/** Largest photograph-like file in bytes, and the qualities tried to stay below it. */
const LIMIT = 220_000;
const QUALITIES = [80, 76, 72, 68, 64, 60, 54];

const toPicture = async (name, draw) => {
  const drawing = draw();
  const pixels = sharp(await print(drawing, name), { raw: { ...drawing.size, channels: 3 } });
  let file;
  for (const quality of QUALITIES) {
    file = await pixels.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= LIMIT) break;
  }
  return file;
};

const toMark = async (name, draw) => {
  const drawing = draw();
  return sharp(await print(drawing, name, 0), { raw: { ...drawing.size, channels: 3 } })
    .png({ compressionLevel: 9, palette: true, colours: 64, dither: 0 })
    .toBuffer();
};

const check = process.argv.includes('--check');
const differing = [];

await mkdir(MEDIA, { recursive: true });
const jobs = [
  ...Object.entries(PICTURES).map(([name, draw]) => [name, draw, toPicture]),
  ...Object.entries(merki).map(([name, draw]) => [name, draw, toMark]),
];
for (const [name, draw, encode] of jobs) {
  const file = await encode(name, draw);
  const target = path.join(MEDIA, name);
  if (!check) {
    await writeFile(target, file);
    console.log(`${name}  ${Math.round(file.length / 1000)} kB`);
    continue;
  }
  const committed = await readFile(target).catch(() => null);
  if (!committed) differing.push(`${name} is missing`);
  else if (!committed.equals(file)) differing.push(`${name} differs`);
}

if (check && differing.length > 0) {
  console.error(
    `content-service/media is not what scripts/images draws:\n  ${differing.join('\n  ')}\nRun "npm run images" to draw the images again.`,
  );
  process.exitCode = 1;
} else if (check) {
  console.log(`${jobs.length} images are as drawn.`);
}
