/** Rounds the line height up to half of `--baseline`, in browsers that have `round()`. */
export const leading = (ratio: number, step = '0.5rem') => `
  line-height: ${ratio};
  line-height: round(up, ${ratio}em, ${step});
`;

const display = `
  font-family: var(--font-display);
  font-weight: 600;
`;

const small = `
  font-size: var(--text-small);
  letter-spacing: 0.005em;
  ${leading(1.2)}
`;

/** With enlarged text, a title on a phone grows only until twelve of its letters fill a line. */
export const type = {
  /** For the largest heading, once per page. */
  heading0: `
    ${display}
    font-size: min(var(--heading-0), 16vw);
    letter-spacing: -0.025em;
    ${leading(0.92)}
  `,
  heading1: `
    ${display}
    font-size: min(var(--heading-1), 15vw);
    letter-spacing: -0.015em;
    ${leading(0.98)}
  `,
  heading2: `
    ${display}
    font-size: var(--heading-2);
    letter-spacing: -0.005em;
    ${leading(1.02)}
  `,
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
  small,
  note: `
    ${small}
    color: var(--muted);
  `,
};
