import styled from 'styled-components';
import { onField } from '../styles/onField';

/** A box with the purple background. */
export const Surface = styled.div`
  ${onField}
  display: grid;
  gap: var(--baseline);
  padding: calc(1.5 * var(--baseline)) var(--gutter);
`;
