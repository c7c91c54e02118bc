/**
 * The least line height at which a size is a multiple of 8 px high (half of `--baseline`). Where
 * `round()` is unknown, lines keep their ratio and leave the grid.
 */
export const leading = (ratio: number) => `
  line-height: ${ratio};
  line-height: round(up, ${ratio}em, 0.5rem);
`;

const display = `
  font-family: var(--font-display);
  font-weight: 600;
`;

/** How text is set, size by size: the larger, the tighter; every line on the baseline grid. */
export const type = {
  /** The one large piece of a page. */
  heading0: `
    ${display}
    font-size: var(--heading-0);
    letter-spacing: -0.025em;
    ${leading(0.92)}
  `,
  /** A page's title. */
  heading1: `
    ${display}
    font-size: var(--heading-1);
    letter-spacing: -0.015em;
    ${leading(0.98)}
  `,
  /** A chapter of a text; the large words of a list. */
  heading2: `
    ${display}
    font-size: var(--heading-2);
    letter-spacing: -0.005em;
    ${leading(1.02)}
  `,
  /** A card, a row, a section. */
  heading3: `
    font-size: var(--heading-3);
    font-weight: 600;
    letter-spacing: -0.01em;
    ${leading(1.02)}
  `,
  lead: `
    font-size: var(--text-lead);
    letter-spacing: -0.005em;
    ${leading(1.2)}
  `,
  text: `
    font-size: var(--text);
    ${leading(1.2)}
  `,
  /** Captions, dates, labels. */
  small: `
    font-size: var(--text-small);
    letter-spacing: 0.005em;
    ${leading(1.2)}
  `,
};
