import styled from 'styled-components';

/** Stacks its children vertically with equal space between them, so that they need no margins. */
export const Stack = styled.div<{ $space?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(${({ $space = 3 }) => $space} * var(--baseline));
`;
