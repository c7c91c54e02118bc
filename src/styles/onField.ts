/** Buttons, forms and other content of the purple surface use these colours. */
export const onField = `
  --paper: var(--field);
  --ink: var(--on-field);
  --muted: var(--on-field-muted);
  --line: var(--on-field-line);
  --quiet: var(--field);
  --accent: var(--on-field-muted);
  color: var(--ink);
  background: var(--field);
`;
