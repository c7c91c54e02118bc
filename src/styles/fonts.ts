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
    size-adjust: 105.29%;
    ascent-override: 88.33%;
    descent-override: 25.64%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    size-adjust: 100.18%;
    ascent-override: 92.83%;
    descent-override: 26.95%;
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
    size-adjust: 89.58%;
    ascent-override: 103.82%;
    descent-override: 30.14%;
    line-gap-override: 0.00%;
  }
`;
