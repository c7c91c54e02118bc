/** The focus indicator. Parts on the purple surface set another `--accent`, which is visible there (onField.ts). */
export const focusRing = `
  outline: 3px solid var(--accent);
  outline-offset: 3px;
`;
