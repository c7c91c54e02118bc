import { css } from 'styled-components';

export const columns = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: var(--gutter);
`;

export const pageGrid = css`
  ${columns}
  padding-inline: var(--edge);
`;

/** Each child has its own row of all columns, unless its own style places it. */
export const fullRows = css`
  > * {
    grid-column: 1 / -1;
  }
`;
