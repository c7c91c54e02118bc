import { css } from 'styled-components';

/** The twelve columns of the layout; children choose theirs with `grid-column`. */
export const columns = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: var(--gutter);
`;

/** Twelve columns across the full window, with margins at both edges. */
export const pageGrid = css`
  ${columns}
  padding-inline: var(--edge);
`;
