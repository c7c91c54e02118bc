import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { widthInArial } from './fonts/arial.mjs';
import { letters, sampleText } from './fonts/letters.mjs';
import { openFont } from './fonts/openFont.mjs';

/**
 * Makes the site's two fonts from Bricolage Grotesque, and adapts system fonts to their size, so
 * that the layout does not shift when the fonts are loaded:
 *
 *   node scripts/fonts.mjs
 *
 * writes `static/fonts/` and `src/styles/fonts.ts`. The same package results in the same bytes.
 */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const fontsource = path.join(root, 'node_modules/@fontsource-variable/bricolage-grotesque');
const source = await readFile(
  path.join(fontsource, 'files/bricolage-grotesque-latin-opsz-normal.woff2'),
);
const directory = path.join(root, 'static/fonts');

// The font is designed for sizes of 12 to 96 px: one cut is for text, the other for large titles.
const cuts = [
  {
    family: 'Bricolage',
    name: 'bricolage-text',
    opsz: 14,
    weight: { min: 400, max: 600 },
    fallbacks: [
      { weight: '400 500', measuredAt: 400, like: 'regular' },
      { weight: '600', measuredAt: 600, like: 'bold' },
    ],
  },
  {
    family: 'Bricolage Display',
    name: 'bricolage-display',
    opsz: 96,
    weight: 600,
    fallbacks: [{ weight: '600', measuredAt: 600, like: 'bold' }],
  },
];

const locals = {
  regular: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans'],
  bold: [
    'Arial Bold',
    'Arial-BoldMT',
    'Helvetica Bold',
    'Helvetica-Bold',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
  ],
};

await rm(directory, { recursive: true, force: true });
await mkdir(directory, { recursive: true });
await copyFile(path.join(fontsource, 'LICENSE'), path.join(directory, 'OFL.txt'));

const faces = [];
const files = [];
for (const { family, name, opsz, weight, fallbacks } of cuts) {
  const woff2 = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { opsz, wght: weight },
  });
  const hash = createHash('sha256').update(woff2).digest('hex').slice(0, 16);
  const address = `/fonts/${name}-${hash}.woff2`;
  await writeFile(path.join(root, 'static', address), woff2);
  console.log(`${address}  ${woff2.length} bytes`);
  files.push(address);
  faces.push(
    toFace(family, {
      src: `url(${address}) format('woff2')`,
      'font-weight': typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`,
      // Even an adapted fallback breaks some lines differently, and the layout must not shift.
      // src/layout/lateFonts.ts shows fonts that arrive late where nothing moves.
      'font-display': 'optional',
    }),
  );
  for (const { weight: range, measuredAt, like } of fallbacks) {
    const font = await openFont(source, { opsz, wght: measuredAt });
    const missing = [...letters].filter(
      (letter) => !font.characters.has(Number(letter.codePointAt(0))),
    );
    if (missing.length > 0) throw new Error(`The font has no ${missing.join(' ')}`);
    const size = font.widthOf(sampleText) / font.unitsPerEm / widthInArial(sampleText, like);
    const inEms = (units) => toPercent(units / font.unitsPerEm / size);
    faces.push(
      toFace(`${family} Fallback`, {
        src: locals[like].map((local) => `local('${local}')`).join(', '),
        'font-weight': range,
        'size-adjust': toPercent(size),
        'ascent-override': inEms(font.ascent),
        'descent-override': inEms(font.descent),
        'line-gap-override': inEms(font.lineGap),
      }),
    );
  }
}

function toPercent(share) {
  return `${(100 * share).toFixed(2)}%`;
}

function toFace(family, descriptors) {
  const lines = Object.entries({ 'font-family': `'${family}'`, ...descriptors });
  return `@font-face {\n${lines.map(([name, value]) => `    ${name}: ${value};`).join('\n')}\n  }`;
}

const [text, display] = files;
await writeFile(
  path.join(root, 'src/styles/fonts.ts'),
  `// Written by scripts/fonts.mjs: run \`npm run fonts\` instead of changing it.

/** Paths of the font files. The path contains a hash of the file, so that browsers may cache it for ever. */
export const fontFiles = {
  text: '${text}',
  display: '${display}',
} as const;

/**
 * The two fonts, and system fonts with the same metrics, which stand in until the fonts are loaded.
 */
export const fontFaces = \`
  ${faces.join('\n\n  ')}
\`;
`,
);
