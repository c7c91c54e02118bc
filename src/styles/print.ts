/** The build writes these styles into the HTML. Elements with `data-screen` are not printed. */
export const print = `
  @media print {
    @page {
      margin: 18mm;
    }

    @page sheet {
      margin: 12mm;
    }

    /* On the body, because an element with another page type than its parent begins a new sheet. */
    body:has([data-sheet]) {
      page: sheet;
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
      --baseline: 0.5rem;
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
    audio,
    video,
    [data-screen] {
      display: none !important;
    }

    * {
      min-height: 0 !important;
    }

    /* Headings in a list are excluded, because they would keep all items of the list on one sheet. */
    h1,
    h2,
    :is(h3, h4):not(li *) {
      break-after: avoid;
    }

    figure,
    li,
    tr {
      break-inside: avoid;
    }

    p,
    li {
      orphans: 3;
      widows: 3;
    }

    img {
      width: auto !important;
      max-height: 90mm !important;
    }

    /* Prints the address of a link after the link: within the site only in texts and tables. */
    main :is(p, li, dd, td, figcaption) a[href^='http']::after,
    main :is([data-prose] :is(p, li), td) a[href^='/']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }

    main {
      padding-bottom: 0 !important;
    }

    /* In print the footer only shows the publisher, in one row. */
    footer {
      display: flex !important;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 10mm;
      margin-top: var(--baseline);
      padding: 0.5rem 0 0 !important;
      border-top: 1px solid;
      font-size: var(--text-small) !important;
      break-inside: avoid;
    }

    footer * {
      gap: 0 5mm !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
    }

    footer > div > :not(:first-child),
    footer > div > :first-child > :not(:first-child) {
      display: none !important;
    }
  }
`;
