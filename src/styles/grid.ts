import { css } from 'styled-components';

/** The twelve columns of the layout; children choose theirs with `grid-column`. */
export const columns = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: var(--gutter);
`;

/** The twelve columns across the whole window, with the page's margins at both edges. */
export const pageGrid = css`
  ${columns}
  padding-inline: var(--edge);
`;
