import { toProperties } from './colours';
import { focusRing } from './coverLink';
import { media } from './grid';
import { leading } from './type';

/** The build writes these styles into the HTML, so that no script contains them. */
export const base = `
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

  *,
  *::before,
  *::after {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
  }

  html {
    font-family: var(--font);
    font-size: 100%;
    line-height: 1.5;
    color: var(--ink);
    background: var(--paper);
    /* Otherwise Chromium on Linux rounds letters to whole pixels, and lines break elsewhere. */
    text-rendering: geometricPrecision;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: 2rem calc(var(--consent-space, 0px) + var(--bar-space, 0px) + var(--notice-space, 0px));
  }

  .scroll-disabled {
    overflow: hidden;
  }

  /* Keeps the focused element clear of the consent banner (layout/Layout.tsx). */
  html[data-consent='open'] {
    --consent-space: min(50vh, 14rem);
  }

  body {
    font-size: var(--text);
    overflow-wrap: break-word;
  }

  /* Text of any size stays on the baseline grid. :where lets the rules of headings override this. */
  :where(body, div, header, footer, nav, section, p, ul, ol, li, dl, dt, dd, figcaption, label, th, td) {
    ${leading(1.2)}
  }

  :is(h1, h2, h3, h4, h5, h6) {
    font-size: inherit;
    font-weight: 600;
    letter-spacing: -0.01em;
    ${leading(1.02)}
    text-wrap: balance;
    /* Icelandic compounds can be wider than a phone. */
    hyphens: auto;
    hyphenate-limit-chars: 14 6 6;
    /* Breaks a word that is wider than its box, and does not let it widen the box. */
    overflow-wrap: anywhere;
  }

  h1 {
    font-family: var(--font-display);
  }

  /* A title that is wider than its line breaks after its colon (components/unbrokenWords.tsx). */
  [data-title-part],
  /* A word with soft hyphens is broken only if it is wider than its line. */
  [data-word] {
    display: inline-block;
    text-decoration: inherit;
  }

  /* A word without soft hyphens is not broken. In large text it may reach into the page margin. */
  [data-title-part] {
    overflow-wrap: break-word;
  }

  p,
  li {
    hyphens: auto;
    hyphenate-limit-chars: 10 4 4;
    text-wrap: pretty;
  }

  b,
  strong {
    font-weight: 600;
  }

  ul,
  ol {
    list-style: none;
  }

  time,
  table {
    font-variant-numeric: tabular-nums;
  }

  img {
    display: block;
    max-width: 100%;
    height: auto;
  }

  /* Light paper is too bright in a dark room. */
  @media screen and (prefers-color-scheme: dark) {
    img,
    video:not(:hover, :focus) {
      filter: brightness(0.85);
      transition: filter 0.2s;
    }

    li:is(:hover, :focus-within) img,
    :is(:hover, :focus-within) > img,
    :is(:hover, :focus-within) > picture > img {
      filter: none;
    }
  }

  a {
    color: inherit;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  a:hover {
    color: var(--accent);
  }

  button {
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    cursor: pointer;
  }

  ::selection {
    color: var(--on-field);
    background: var(--field);
  }

  :focus-visible {
    ${focusRing}
  }

  /* In a text, the focus ring must not cover the next word or the next line. */
  :where(p, li, dd, td, div) > :where(a:not([class]), a[class='']):focus-visible {
    outline-offset: 0;
  }

  /* The focus ring of a field must not cover the label above it. */
  label {
    padding-bottom: 0.25rem;
  }

  :where(input):focus-visible {
    outline-offset: 1px;
  }

  /* In forced colours, borders replace the background colours of surfaces and buttons. */
  @media (forced-colors: active) {
    button,
    input,
    select,
    textarea {
      border: 1px solid !important;
    }

    input {
      padding-inline: 0.5rem !important;
    }

    footer,
    details > :not(summary) {
      border-block: 1px solid;
    }

    ::selection {
      color: HighlightText;
      background: Highlight;
    }

    :focus-visible {
      outline-color: Highlight !important;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      transition: none !important;
      animation: none !important;
    }
  }
`;
