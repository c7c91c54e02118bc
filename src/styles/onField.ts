/** The purple field as a surface: whatever stands on it is drawn in its colors, buttons and forms too. */
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
