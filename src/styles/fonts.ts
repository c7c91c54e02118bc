// scripts/fonts.mjs makes the font files and writes their paths to this file. At 6528c68a it computed
// the metrics of the fallbacks from the widths of letters (docs/decisions/browser.md, 11).

/** Paths of the font files. A path contains a hash of the file, so that browsers may cache the file forever. */
export const fontFiles = {
  text: '/fonts/bricolage-text-bef0fe47e487ad59.woff2',
  display: '/fonts/bricolage-display-fb26234a141f9dee.woff2',
} as const;

/**
 * The two fonts, and system fonts with the same metrics, which the page shows until the fonts are loaded.
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
    size-adjust: 107.32%;
    ascent-override: 86.66%;
    descent-override: 25.16%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+31, U+37, U+41, U+42, U+43, U+44, U+45, U+46, U+47, U+48, U+49, U+4A, U+4B, U+4C, U+4E, U+4F, U+50, U+51, U+52, U+53, U+54, U+55, U+56, U+57, U+58, U+59, U+5A, U+61, U+65, U+7A, U+C1, U+C6, U+C9, U+CD, U+D3, U+D6, U+DA, U+DD, U+DE, U+E1, U+E6, U+E9, U+ED;
    size-adjust: 100.88%;
    ascent-override: 92.19%;
    descent-override: 26.77%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+32, U+34, U+67, U+75, U+78, U+D0, U+FA;
    size-adjust: 104.10%;
    ascent-override: 89.34%;
    descent-override: 25.94%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+62, U+63, U+6B, U+6C, U+70, U+77;
    size-adjust: 110.54%;
    ascent-override: 84.14%;
    descent-override: 24.43%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+30, U+36, U+38, U+39, U+66, U+69, U+6A, U+72, U+74, U+79, U+FD;
    size-adjust: 113.76%;
    ascent-override: 81.75%;
    descent-override: 23.74%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+20, U+A0;
    size-adjust: 90.28%;
    ascent-override: 103.01%;
    descent-override: 29.91%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+2C, U+2E, U+3A, U+3B, U+2018, U+2019;
    size-adjust: 64.26%;
    ascent-override: 144.72%;
    descent-override: 42.01%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+201C, U+201D, U+201E;
    size-adjust: 93.74%;
    ascent-override: 99.21%;
    descent-override: 28.80%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('LiberationSans');
    font-weight: 400 500;
    unicode-range: U+3F;
    size-adjust: 72.79%;
    ascent-override: 127.76%;
    descent-override: 37.09%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    size-adjust: 102.09%;
    ascent-override: 91.10%;
    descent-override: 26.45%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+31, U+37, U+41, U+42, U+43, U+44, U+45, U+46, U+47, U+4A, U+4B, U+4C, U+4F, U+50, U+51, U+52, U+53, U+54, U+59, U+5A, U+67, U+69, U+6C, U+73, U+C1, U+C6, U+C9, U+D3, U+D6, U+DD, U+DE, U+ED;
    size-adjust: 95.96%;
    ascent-override: 96.91%;
    descent-override: 28.14%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+48, U+55, U+56, U+6A, U+6F, U+75, U+76, U+78, U+DA, U+F0, U+F3, U+F6, U+FA;
    size-adjust: 99.03%;
    ascent-override: 93.91%;
    descent-override: 27.27%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+32, U+4E, U+6D;
    size-adjust: 105.15%;
    ascent-override: 88.44%;
    descent-override: 25.68%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+30, U+33, U+34, U+35, U+36, U+38, U+39, U+4D, U+66, U+72, U+74, U+77, U+79, U+FD;
    size-adjust: 108.21%;
    ascent-override: 85.94%;
    descent-override: 24.95%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+20, U+A0;
    size-adjust: 84.93%;
    ascent-override: 109.51%;
    descent-override: 31.79%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+2C, U+2E, U+3A, U+3B, U+2018, U+2019;
    size-adjust: 67.17%;
    ascent-override: 138.44%;
    descent-override: 40.19%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+201C, U+201D, U+201E;
    size-adjust: 73.14%;
    ascent-override: 127.15%;
    descent-override: 36.91%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+3F;
    size-adjust: 67.70%;
    ascent-override: 137.37%;
    descent-override: 39.88%;
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
    size-adjust: 90.91%;
    ascent-override: 102.30%;
    descent-override: 29.70%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+31, U+37, U+42, U+43, U+44, U+45, U+46, U+47, U+48, U+49, U+4A, U+4B, U+4C, U+4F, U+50, U+51, U+52, U+53, U+54, U+55, U+59, U+69, U+6A, U+6C, U+C6, U+C9, U+CD, U+D3, U+D6, U+DA, U+DD, U+DE, U+ED;
    size-adjust: 85.45%;
    ascent-override: 108.83%;
    descent-override: 31.60%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+41, U+58, U+5A, U+67, U+68, U+6E, U+75, U+C1, U+D0, U+FA;
    size-adjust: 88.18%;
    ascent-override: 105.47%;
    descent-override: 30.62%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+4D, U+4E, U+61, U+63, U+65, U+6D, U+76, U+79, U+E1, U+E6, U+E9, U+FD;
    size-adjust: 93.63%;
    ascent-override: 99.32%;
    descent-override: 28.84%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+30, U+32, U+33, U+34, U+35, U+36, U+38, U+39, U+57, U+66, U+72, U+74, U+77;
    size-adjust: 96.36%;
    ascent-override: 96.51%;
    descent-override: 28.02%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+20, U+A0;
    size-adjust: 74.63%;
    ascent-override: 124.61%;
    descent-override: 36.18%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+2C, U+2E, U+3A, U+3B, U+2018, U+2019;
    size-adjust: 61.54%;
    ascent-override: 151.11%;
    descent-override: 43.87%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+201C, U+201D, U+201E;
    size-adjust: 63.57%;
    ascent-override: 146.29%;
    descent-override: 42.47%;
    line-gap-override: 0.00%;
  }

  @font-face {
    font-family: 'Bricolage Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Helvetica Bold'), local('Helvetica-Bold'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
    font-weight: 600;
    unicode-range: U+3F;
    size-adjust: 64.81%;
    ascent-override: 143.49%;
    descent-override: 41.66%;
    line-gap-override: 0.00%;
  }
`;
