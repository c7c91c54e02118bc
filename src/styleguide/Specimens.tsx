import styled from 'styled-components';
import { onField } from '../styles/onField';

/** Small specimens in as many columns as fit. */
export const Specimens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 32rem), 1fr));
  gap: calc(2 * var(--baseline)) var(--gutter);
`;

/** Lays out several elements of one specimen side by side. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gutter);
`;

/** A box with the purple background. */
export const Surface = styled.div`
  ${onField}
  display: grid;
  gap: var(--baseline);
  padding: calc(1.5 * var(--baseline)) var(--gutter);
`;
