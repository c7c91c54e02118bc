/** Styles of the purple surface: all its content uses the colours of that surface, also buttons and forms. */
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
