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
    size-adjust: 107.87%;
    ascent-override: 86.21%;
    descent-override: 25.03%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+31, U+32, U+34, U+37, U+41, U+42, U+43, U+44, U+45, U+46, U+47, U+48, U+49, U+4A, U+4B, U+4C, U+4E, U+4F, U+50, U+51, U+52, U+53, U+54, U+55, U+56, U+57, U+58, U+59, U+5A, U+61, U+65, U+67, U+78, U+7A, U+C1, U+C6, U+C9, U+CD, U+D0, U+D3, U+D6, U+DA, U+DD, U+DE, U+E1, U+E6, U+E9, U+ED;
    size-adjust: 102.48%;
    ascent-override: 90.75%;
    descent-override: 26.35%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+30, U+36, U+38, U+39, U+66, U+69, U+6A, U+6C, U+72, U+74, U+77, U+79, U+FD;
    size-adjust: 113.27%;
    ascent-override: 82.11%;
    descent-override: 23.84%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+20, U+A0;
    size-adjust: 90.83%;
    ascent-override: 102.39%;
    descent-override: 29.73%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+2C, U+2E, U+3A, U+3B, U+2018, U+2019;
    size-adjust: 64.65%;
    ascent-override: 143.85%;
    descent-override: 41.76%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+201C, U+201D, U+201E;
    size-adjust: 94.31%;
    ascent-override: 98.62%;
    descent-override: 28.63%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    size-adjust: 102.79%;
    ascent-override: 90.48%;
    descent-override: 26.27%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+31, U+37, U+41, U+42, U+43, U+44, U+45, U+46, U+47, U+48, U+4A, U+4B, U+4C, U+4F, U+50, U+51, U+52, U+53, U+54, U+59, U+5A, U+67, U+69, U+6A, U+6C, U+6F, U+73, U+78, U+C1, U+C6, U+C9, U+D3, U+D6, U+DD, U+DE, U+ED, U+F0, U+F3, U+F6;
    size-adjust: 97.65%;
    ascent-override: 95.24%;
    descent-override: 27.65%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+30, U+32, U+33, U+34, U+35, U+36, U+38, U+39, U+4D, U+4E, U+66, U+72, U+74, U+77, U+79, U+FD;
    size-adjust: 107.92%;
    ascent-override: 86.17%;
    descent-override: 25.02%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+20, U+A0;
    size-adjust: 85.44%;
    ascent-override: 108.85%;
    descent-override: 31.60%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+2C, U+2E, U+3A, U+3B, U+2018, U+2019;
    size-adjust: 67.58%;
    ascent-override: 137.61%;
    descent-override: 39.95%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+201C, U+201D, U+201E;
    size-adjust: 73.59%;
    ascent-override: 126.38%;
    descent-override: 36.69%;
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
    size-adjust: 90.47%;
    ascent-override: 102.80%;
    descent-override: 29.84%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+31, U+37, U+41, U+42, U+43, U+44, U+45, U+46, U+47, U+48, U+49, U+4A, U+4B, U+4C, U+4F, U+50, U+51, U+52, U+53, U+54, U+55, U+58, U+59, U+5A, U+68, U+69, U+6A, U+6C, U+6E, U+75, U+C1, U+C6, U+C9, U+CD, U+D3, U+D6, U+DA, U+DD, U+DE, U+ED, U+FA;
    size-adjust: 85.95%;
    ascent-override: 108.21%;
    descent-override: 31.41%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+30, U+32, U+33, U+34, U+35, U+36, U+38, U+39, U+4D, U+57, U+61, U+63, U+65, U+66, U+6D, U+72, U+74, U+77, U+79, U+E1, U+E6, U+E9, U+FD;
    size-adjust: 94.99%;
    ascent-override: 97.90%;
    descent-override: 28.42%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+20, U+A0;
    size-adjust: 74.30%;
    ascent-override: 125.17%;
    descent-override: 36.34%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+2C, U+2E, U+3A, U+3B, U+2018, U+2019;
    size-adjust: 61.27%;
    ascent-override: 151.80%;
    descent-override: 44.07%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+201C, U+201D, U+201E;
    size-adjust: 63.29%;
    ascent-override: 146.95%;
    descent-override: 42.66%;
    line-gap-override: 0.00%;
  }
`;
