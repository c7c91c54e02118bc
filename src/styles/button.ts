/**
 * The hover and active styles, which the style guide also shows as static samples. In forced colours the
 * tokens hold the reader's own colours; `forced-color-adjust: none` keeps the browser from drawing the
 * page's background behind the text.
 */
export const buttonStates = {
  hover: `
    color: var(--paper);
    background: var(--ink);
    border-color: var(--ink);
    forced-color-adjust: none;
  `,
  active: `
    color: var(--paper);
    background: var(--accent);
    border-color: var(--accent);
    forced-color-adjust: none;
  `,
};

/**
 * The style of every button, for `button` elements and links: a box with a border of 1 px, three
 * baselines high. A disabled button has a dashed border.
 */
export const button = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  padding: 0.5rem 1.25rem;
  color: var(--ink);
  text-align: center;
  overflow-wrap: anywhere;
  text-decoration: none;
  border: 1px solid;

  &:hover {
    ${buttonStates.hover}
  }

  &:active {
    ${buttonStates.active}
  }

  &[aria-busy='true'] {
    color: var(--ink);
    background: var(--quiet);
    border-color: var(--ink);
    cursor: progress;
  }

  &:disabled {
    color: var(--muted);
    background: none;
    border: 1px dashed;
    cursor: not-allowed;
  }
`;

/** The main button of its surroundings: filled with the site's purple until the pointer is on it. */
export const mainButton = `
  color: var(--on-field);
  background: var(--field);
  border-color: var(--accent);
`;
