// Puts a label (`dt` or `::before`) beside its value, the last child. If the space beside the label is
// narrower than 7.5 em or than the longest word, the value is below the label. The limit is in `em`,
// because media queries do not follow the text size.
export const labelled = `
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--gutter);

  > dt,
  &::before {
    flex: 0 0 var(--label);
  }

  > :last-child {
    flex: 1 1 auto;
    width: min-content;
    min-width: min(7.5em, 100%);
    max-width: 100%;
  }
`;
