import { toProperties } from './colours';
import { media } from './grid';

export const tokens = `
  :root {
    color-scheme: light dark;
    ${toProperties('light')}

    --font: 'Bricolage', 'Bricolage Fallback', sans-serif;
    --font-display: 'Bricolage Display', 'Bricolage Display Fallback', sans-serif;
    --mono: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
    /* Notes in the margin grow a little from 1020 px on: 14.4 px at 1440, 16 px at 1920. */
    --text-small: clamp(0.8125rem, 0.6rem + 0.3333vw, 1rem);
    /* 17 px up to 1280, 19.5 px at 1920. */
    --text: clamp(1.0625rem, 0.75rem + 0.39vw, 1.25rem);
    --text-lead: clamp(1.25rem, 1.05rem + 0.9vw, 1.625rem);
    --heading-3: clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem);
    --heading-2: clamp(1.5rem, 1.25rem + 1.1vw, 2.25rem);
    --heading-1: clamp(2rem, 1.35rem + 3.9vw, 5rem);
    --heading-0: clamp(2.75rem, 1rem + 8vw, 8.5rem);

    /* The space between texts grows less than the texts, so that a phone shows more of them in large text. */
    --baseline: min(1rem, 5vw);
    --gutter: min(1rem, 5vw);
    --edge: clamp(min(1rem, 5vw), 4vw, 4rem);
    --measure: 38rem;
  }

  /* Until both fonts are loaded (build/startScript.ts). */
  [data-fonts='awaited'] {
    --font: 'Bricolage Fallback', sans-serif;
    --font-display: 'Bricolage Display Fallback', sans-serif;
    /* Otherwise Chromium rounds hinted letters to whole pixels, on Linux by 4 % of the width. */
    text-rendering: geometricPrecision;
  }

  @media (prefers-color-scheme: dark) {
    :root {
      ${toProperties('dark')}
    }
  }

  ${media.desktop} {
    :root {
      --gutter: 1.5rem;
    }
  }

  @media (forced-colors: active) {
    :root {
      ${toProperties('forced')}
    }
  }
`;
