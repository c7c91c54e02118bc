/**
 * A page on paper: ink on white, without what only a screen can do. What a component wants left out
 * besides says `data-screen`. It stands in the HTML alone: no script has to carry it.
 */
export const print = `
  @media print {
    @page {
      margin: 18mm;
    }

    :root {
      color-scheme: light;
      --paper: #fff;
      --ink: #000;
      --muted: #333;
      --line: #999;
      --quiet: #fff;
      --accent: #000;
      --field: #fff;
      --on-field: #000;
      --on-field-muted: #333;
      --on-field-line: #999;
      --edge: 0rem;
      --heading-1: 24pt;
      --heading-0: 28pt;
      --heading-2: 15pt;
      --heading-3: 12pt;
      --text-lead: 13pt;
      --text: 10.5pt;
      --text-small: 8.5pt;
    }

    nav,
    form,
    button,
    iframe,
    video,
    [data-screen] {
      display: none !important;
    }

    * {
      min-height: 0 !important;
    }

    h1,
    h2,
    h3,
    h4 {
      break-after: avoid;
    }

    figure,
    li,
    tr,
    blockquote {
      break-inside: avoid;
    }

    p,
    li {
      orphans: 3;
      widows: 3;
    }

    img {
      width: auto !important;
      max-height: 110mm !important;
    }

    /* On paper nobody can follow a link: its address stands behind it. */
    main :is(p, li, dd, figcaption) a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }

    /* Of the footer, who publishes this remains. */
    footer {
      padding-block: var(--baseline) 0 !important;
      border-top: 1px solid;
      font-size: var(--text-small) !important;
      break-inside: avoid;
    }

    footer > div {
      display: flex !important;
      justify-content: space-between;
      gap: 10mm !important;
    }

    footer > p {
      margin-top: var(--baseline) !important;
    }

    footer ul,
    footer h2 {
      display: none;
    }
  }
`;
