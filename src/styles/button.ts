/**
 * What changes under the pointer and under the finger; the style guide shows each standing still. With
 * the reader's own colors the tokens are those, and words would else stand on a plate of their ground.
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
 * The look of everything that is pressed, whether it is a `button` or a link: a box of 1 px lines,
 * three baselines high. As in a drawing, what is not there to be used is dashed.
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

/** At rest, the one thing that its surroundings are for: a field of the one color. */
export const mainButton = `
  color: var(--on-field);
  background: var(--field);
  border-color: var(--accent);
`;
