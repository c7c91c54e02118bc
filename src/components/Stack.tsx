import styled from 'styled-components';

/** Parts of a page below one another; the parent spaces them, so that no part has a margin of its own. */
export const Stack = styled.div<{ $space?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(${({ $space = 3 }) => $space} * var(--baseline));
`;
