import { css } from 'styled-components';

/** The twelve columns that everything stands on; a part takes its place by `grid-column`. */
export const columns = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: var(--gutter);
`;

/** The same from edge to edge of the screen: what spans it begins where the page's text begins. */
export const sheet = css`
  ${columns}
  padding-inline: var(--edge);
`;
