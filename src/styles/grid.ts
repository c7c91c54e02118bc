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
