// scripts/fonts.mjs makes the font files and writes their paths to this file. The sizes of the
// fallbacks were fitted to the widths of texts (docs/decisions/browser.md, 11).

/** A path contains a hash of the file, so that browsers may cache the file forever. */
export const fontFiles = {
  text: '/fonts/bricolage-text-bef0fe47e487ad59.woff2',
  display: '/fonts/bricolage-display-fb26234a141f9dee.woff2',
} as const;

// PostScript names are the same in all languages of an operating system.
const regular = ['ArialMT', 'Helvetica', 'LiberationSans'];

const bold = ['Arial-BoldMT', 'Helvetica-Bold', 'LiberationSans-Bold'];

/** The size of Arial in percent of the font's size, for the given letters or for all other letters. */
type Size = [percent: number, letters?: string];

type Fallback = { family: string; weight: string; locals: string[]; sizes: Size[] };

const fallbacks: Fallback[] = [
  {
    family: 'Bricolage Fallback',
    weight: '400 500',
    locals: regular,
    sizes: [
      [105.01],
      [97.52, '12457CDEFGHJKLOPQRSTVWXYZxzÆÉÍÓÖÝí'],
      [104, '36ABIMNagvÐÞð'],
      [107.97, 'dhklpuæúþ'],
      [114.48, '089UfijortwyÚéóöý'],
      [91.67, ' \u00a0'],
      [60, ',.:;‘’'],
      [87.36, '“”„?'],
    ],
  },
  {
    family: 'Bricolage Fallback',
    weight: '600',
    locals: bold,
    sizes: [
      [100.93],
      [91.8, '17BCEFGJKLORTYlÁÆÉÓÖ'],
      [97.79, '3ADHPQSVZcgsvxÝÞíð'],
      [104.91, '2IMNXadempryzÐáæéýþ'],
      [112.2, '05689ftw'],
      [84.9, ' \u00a0'],
      [65.58, ',.:;‘’'],
      [74.53, '“”„?'],
    ],
  },
  {
    family: 'Bricolage Display Fallback',
    weight: '600',
    locals: bold,
    sizes: [
      [86.93],
      [79.2, '1BEFGIJKLORTijlÉÍí'],
      [89.81, 'XZbhnsuÐðöú'],
      [93.18, '2MNWacdkmopqrzæóþ'],
      [96.8, '0345689eftwyáéý'],
      [74.46, ' \u00a0'],
      [60, ',.:;‘’'],
      [60.53, '“”„?'],
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
    // The face with the space decides the height of a line
    // (https://drafts.csswg.org/css-fonts/#first-available-font).
    const metrics = `
    ascent-override: ${override(ASCENT_PERCENT)};
    descent-override: ${override(DESCENT_PERCENT)};
    line-gap-override: 0.00%;`;
    return `
  @font-face {
    font-family: '${family}';
    src: ${locals.map((local) => `local('${local}')`).join(', ')};
    font-weight: ${weight};
    ${letters ? `unicode-range: ${toUnicodeRange(letters)};` : ''}
    size-adjust: ${percent.toFixed(2)}%;
    ${!letters || letters.includes(' ') ? metrics : ''}
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
    src: url(${fontFiles.text});
    font-weight: 400 600;
    font-display: swap;
  }

  @font-face {
    font-family: 'Bricolage Display';
    src: url(${fontFiles.display});
    font-weight: 600;
    font-display: swap;
  }
  ${fallbacks.map(toFallbackFaces).join('')}
`;
