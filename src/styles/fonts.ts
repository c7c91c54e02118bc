// Written by scripts/fonts.mjs: run `node scripts/fonts.mjs` instead of changing it.

/** Paths of the font files. The path contains a hash of the file, so that browsers may cache it for ever. */
export const fontFiles = {
  text: '/fonts/bricolage-text-bef0fe47e487ad59.woff2',
  display: '/fonts/bricolage-display-fb26234a141f9dee.woff2',
} as const;

/**
 * The two fonts, and system fonts with the same metrics, which stand in until the fonts are loaded.
 */
export const fontFaces = `
  @font-face {
    font-family: 'Bricolage';
    src: url(/fonts/bricolage-text-bef0fe47e487ad59.woff2) format('woff2');
    font-weight: 400 600;
    font-display: swap;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    size-adjust: 107.57%;
    ascent-override: 86.46%;
    descent-override: 25.10%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+20, U+A0;
    size-adjust: 91.01%;
    ascent-override: 102.19%;
    descent-override: 29.67%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+2C, U+2E;
    size-adjust: 58.63%;
    ascent-override: 158.61%;
    descent-override: 46.05%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    size-adjust: 102.10%;
    ascent-override: 91.09%;
    descent-override: 26.44%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+20, U+A0;
    size-adjust: 85.61%;
    ascent-override: 108.63%;
    descent-override: 31.54%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+2C, U+2E;
    size-adjust: 71.04%;
    ascent-override: 130.91%;
    descent-override: 38.01%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display';
    src: url(/fonts/bricolage-display-fb26234a141f9dee.woff2) format('woff2');
    font-weight: 600;
    font-display: swap;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    size-adjust: 91.46%;
    ascent-override: 101.69%;
    descent-override: 29.52%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+20, U+A0;
    size-adjust: 74.82%;
    ascent-override: 124.30%;
    descent-override: 36.09%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+2C, U+2E;
    size-adjust: 65.65%;
    ascent-override: 141.67%;
    descent-override: 41.13%;
    line-gap-override: 0.00%;
  }
`;
