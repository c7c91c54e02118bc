/** The purple surface sets an `--accent` that is visible there (onField.ts). */
export const focusRing = `
  outline: 3px solid var(--accent);
  outline-offset: 3px;
`;
