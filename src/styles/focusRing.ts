/** On the purple surface, onField.ts sets an `--accent` that is visible there. */
export const focusRing = `
  outline: 3px solid var(--accent);
  outline-offset: 3px;
`;
