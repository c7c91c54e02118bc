/** Where the keyboard is. On the field of color `--accent` would not be seen: its parts say another. */
export const focusRing = `
  outline: 3px solid var(--accent);
  outline-offset: 3px;
`;
