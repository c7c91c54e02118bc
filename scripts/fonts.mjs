import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { openFont } from './openFont.mjs';

/**
 * Makes the site's two fonts from Bricolage Grotesque. Adapts the sizes of system fonts, so that
 * loading the fonts does not shift the layout. The same package gives the same bytes.
 */

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const fontsource = 'node_modules/@fontsource-variable/bricolage-grotesque';
const source = await readFile(`${fontsource}/files/bricolage-grotesque-latin-opsz-normal.woff2`);
const directory = 'static/fonts';

// The font is designed for 12 to 96 px. The site uses one size of the design for text and one for
// large titles.
const cuts = [
  {
    family: 'Bricolage',
    name: 'bricolage-text',
    opsz: 14,
    kerning: 0.992,
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
    kerning: 0.9975,
    weight: 600,
    fallbacks: [{ weight: '600', measuredAt: 600, like: 'bold' }],
  },
];

/** The characters of both languages, and of names in neighbouring languages. */
const letters =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32)) +
  'ÁÉÍÓÚÝÐÞÆÖáéíóúýðþæöÅÄØÜåäøüßèëçñ„“”‚‘’«»–—…•·×−°±§©€¹²³½¼¾↑↓\u00a0';

const sampleText =
  'Þegar snjóflóðavarnargarðurinn var teiknaður hafði enginn hugsað til þess að hann yrði ' +
  'útivistarsvæði. Hönnuðirnir lögðu áherslu á að efnið fengi að njóta sín, og verkið var ' +
  'unnið í nánu samstarfi við íbúa bæjarins. The chair was made in a small workshop by the ' +
  'harbour, from driftwood that nobody had asked for, and it has been in use ever since.';

/** Readers would see larger size differences between letters of a fallback font. */
const MAX_DIFFERENCE = 0.06;
const STEP = 0.03;

// Readers do not see the size of these characters, which are much too wide in Arial.
const blanks = [' ', '.,:;‘’', '„“”', '?'];

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

// Advance widths of Arial, Helvetica and Liberation Sans in thousandths of an em.
const arialWidths = {
  regular: {
    222: 'ijl‘’',
    278: ' ftÍíI.,:;',
    333: 'r„“”',
    500: 'ckvxyzýsJ',
    556: 'abdeghnopquáéóúðþöL0123456789?',
    611: 'FTZ',
    667: 'ABEKPSVXYÁÉÝÞ',
    722: 'CDHNRUwÐÚ',
    778: 'GOQÓÖ',
    833: 'mM',
    889: 'æ',
    944: 'W',
    1000: 'Æ',
  },
  bold: {
    278: ' ijlÍíI.,‘’',
    333: 'ft:;',
    389: 'r',
    500: 'z„“”',
    556: 'aceksvxyáéýJ0123456789',
    611: 'bdghnopquóúðþöLFTZ?',
    667: 'EPSVXYÉÝÞ',
    722: 'ABCDHKNRUÁÐÚ',
    778: 'GOQwÓÖ',
    833: 'M',
    889: 'mæ',
    944: 'W',
    1000: 'Æ',
  },
};

await rm(directory, { recursive: true, force: true });
await mkdir(directory, { recursive: true });
await copyFile(`${fontsource}/LICENSE`, `${directory}/OFL.txt`);

const faces = [];
const files = [];
for (const { family, name, opsz, kerning, weight, fallbacks } of cuts) {
  const woff2 = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { opsz, wght: weight },
  });
  const hash = createHash('sha256').update(woff2).digest('hex').slice(0, 16);
  const address = `/fonts/${name}-${hash}.woff2`;
  await writeFile(path.join('static', address), woff2);
  console.log(`${address}  ${woff2.length} bytes`);
  files.push(address);
  faces.push(
    toFace(family, {
      src: `url(${address}) format('woff2')`,
      'font-weight': typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`,
      'font-display': 'swap',
    }),
  );
  for (const { weight: range, measuredAt, like } of fallbacks) {
    const font = await openFont(source, { opsz, wght: measuredAt });
    const missing = [...letters].filter((letter) => !font.characters.has(letter.codePointAt(0)));
    if (missing.length > 0) throw new Error(`The font lacks the characters ${missing.join(' ')}`);
    for (const { size, unicodeRange } of adapt(font, like, kerning)) {
      const inEms = (units) => toPercent(units / font.unitsPerEm / size);
      faces.push(
        toFace(`${family} Fallback`, {
          src: locals[like].map((local) => `local('${local}')`).join(', '),
          'font-weight': range,
          ...(unicodeRange && { 'unicode-range': unicodeRange }),
          'size-adjust': toPercent(size),
          'ascent-override': inEms(font.ascent),
          'descent-override': inEms(font.descent),
          'line-gap-override': inEms(font.lineGap),
        }),
      );
    }
  }
}

/**
 * Returns the sizes at which Arial's characters are as wide as those of `font`: one size for most
 * letters, and sizes for exceptional letters and for `blanks`.
 */
function adapt(font, like, kerning) {
  const widthOf = (text) => (kerning * font.widthOf(text)) / font.unitsPerEm;
  const sample = sampleText.replaceAll(/[ .,]/g, '');
  const average = widthOf(sample) / widthInArial(sample, like);
  const differenceOf = (letter) => {
    const difference = widthOf(letter) / widthInArial(letter, like) / average - 1;
    const limited = Math.max(-MAX_DIFFERENCE, Math.min(MAX_DIFFERENCE, difference));
    return Math.round(limited / STEP) * STEP;
  };
  const all = Object.values(arialWidths[like]).join('');
  const letters = [...all].filter((letter) => !blanks.join('').includes(letter));
  const adapted = [...sample].reduce(
    (sum, letter) => sum + widthInArial(letter, like) * (1 + differenceOf(letter)),
    0,
  );
  const size = widthOf(sample) / adapted;
  return [
    { size },
    ...[-2 * STEP, -STEP, STEP, 2 * STEP].map((difference) => ({
      size: size * (1 + difference),
      unicodeRange: toRange(letters.filter((letter) => differenceOf(letter) === difference)),
    })),
    ...blanks.map((text) => ({
      size: widthOf(text) / widthInArial(text, like),
      unicodeRange: toRange([...text.replace(' ', ' \u00a0')]),
    })),
  ];
}

function widthInArial(text, weight) {
  const table = Object.entries(arialWidths[weight]);
  const widths = [...text].map((letter) => {
    const [width] = table.find(([, alike]) => alike.includes(letter)) ?? [];
    if (width === undefined) throw new Error(`arialWidths has no width of “${letter}”. Add it.`);
    return Number(width) / 1000;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

function toRange(letters) {
  const points = letters.map((letter) => letter.codePointAt(0)).sort((a, b) => a - b);
  return points.map((point) => `U+${point.toString(16).toUpperCase()}`).join(', ');
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
  'src/styles/fonts.ts',
  `// Written by scripts/fonts.mjs: run \`node scripts/fonts.mjs\` instead of changing it.

/** Paths of the font files. A path contains a hash of the file, so that browsers may cache the file forever. */
export const fontFiles = {
  text: '${text}',
  display: '${display}',
} as const;

/**
 * The two fonts, and system fonts with the same metrics, which the page shows until the fonts are loaded.
 */
export const fontFaces = \`
  ${faces.join('\n\n  ')}
\`;
`,
);
