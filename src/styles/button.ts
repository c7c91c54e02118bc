// With forced colours, text gets a background, unless `forced-color-adjust` is `none`.
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
    color: var(--paper);
    background: var(--ink);
    border-color: var(--ink);
    forced-color-adjust: none;
  }

  &:active {
    color: var(--paper);
    background: var(--accent);
    border-color: var(--accent);
    forced-color-adjust: none;
  }

  &[aria-busy='true'] {
    color: var(--ink);
    background: var(--quiet);
    border-color: var(--ink);
    cursor: progress;
  }
`;

export const mainButton = `
  color: var(--on-field);
  background: var(--field);
  border-color: var(--accent);
`;
