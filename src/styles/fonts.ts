// scripts/fonts.mjs makes the font files and writes their paths to this file. At 6528c68a it computed
// the metrics of the fallbacks from the widths of letters (docs/decisions/browser.md, 11).

/** A path contains a hash of the file, so that browsers may cache the file forever. */
export const fontFiles = {
  text: '/fonts/bricolage-text-bef0fe47e487ad59.woff2',
  display: '/fonts/bricolage-display-fb26234a141f9dee.woff2',
} as const;

const regular = ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans'];

const bold = [
  ...['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold'],
  ...['Helvetica-Bold', 'Liberation Sans Bold', 'LiberationSans-Bold'],
];

/** The size of Arial in percent of the font's size, for the given letters or for all other letters. */
type Size = [percent: number, letters?: string];

type Fallback = { family: string; weight: string; locals: string[]; sizes: Size[] };

const fallbacks: Fallback[] = [
  {
    family: 'Bricolage Fallback',
    weight: '400 500',
    locals: regular,
    sizes: [
      [107.32],
      [100.877, '17ABCDEFGHIJKLNOPQRSTUVWXYZaezÁÆÉÍÓÖÚÝÞáæéí'],
      [104.1, '24guxÐú'],
      [110.536, 'bcklpw'],
      [113.756, '0689fijrtyý'],
      [90.28, ' \u00a0'],
      [64.264, ',.:;‘’'],
      [93.74, '“”„'],
      [72.79, '?'],
    ],
  },
  {
    family: 'Bricolage Fallback',
    weight: '600',
    locals: bold,
    sizes: [
      [102.09],
      [95.963, '17ABCDEFGJKLOPQRSTYZgilsÁÆÉÓÖÝÞí'],
      [99.027, 'HUVjouvxÚðóöú'],
      [105.153, '2Nm'],
      [108.21, '0345689Mfrtwyý'],
      [84.927, ' \u00a0'],
      [67.175, ',.:;‘’'],
      [73.143, '“”„'],
      [67.7, '?'],
    ],
  },
  {
    family: 'Bricolage Display Fallback',
    weight: '600',
    locals: bold,
    sizes: [
      [90.91],
      [85.453, '17BCDEFGHIJKLOPQRSTUYijlÆÉÍÓÖÚÝÞí'],
      [88.18, 'AXZghnuÁÐú'],
      [93.634, 'MNacemvyáæéý'],
      [96.36, '02345689Wfrtw'],
      [74.63, ' \u00a0'],
      [61.544, ',.:;‘’'],
      [63.573, '“”„'],
      [64.813, '?'],
    ],
  },
];

/** The height of both fonts above and below the baseline, in percent of their size. */
const ASCENT_PERCENT = 93;
const DESCENT_PERCENT = 27;

/** Returns system fonts with the metrics of a font that is not loaded yet. */
function toFallbackFaces({ family, weight, locals, sizes }: Fallback): string {
  const faces = sizes.map(([percent, letters]) => {
    const override = (height: number) => `${((100 * height) / percent).toFixed(2)}%`;
    return `
  @font-face {
    font-family: '${family}';
    src: ${locals.map((local) => `local('${local}')`).join(', ')};
    font-weight: ${weight};
    ${letters ? `unicode-range: ${toUnicodeRange(letters)};` : ''}
    size-adjust: ${percent.toFixed(2)}%;
    ascent-override: ${override(ASCENT_PERCENT)};
    descent-override: ${override(DESCENT_PERCENT)};
    line-gap-override: 0.00%;
  }`;
  });
  return faces.join('');
}

function toUnicodeRange(letters: string): string {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  return points.map((point) => `U+${point.toString(16).toUpperCase()}`).join(', ');
}

export const fontFaces = `
  @font-face {
    font-family: 'Bricolage';
    src: url(${fontFiles.text}) format('woff2');
    font-weight: 400 600;
    font-display: swap;
  }

  @font-face {
    font-family: 'Bricolage Display';
    src: url(${fontFiles.display}) format('woff2');
    font-weight: 600;
    font-display: swap;
  }
  ${fallbacks.map(toFallbackFaces).join('')}
`;
