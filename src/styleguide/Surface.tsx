import styled from 'styled-components';
import { onField } from '../styles/onField';

/** A piece of the purple field. */
export const Surface = styled.div`
  ${onField}
  display: grid;
  gap: var(--baseline);
  padding: calc(1.5 * var(--baseline)) var(--gutter);
`;
