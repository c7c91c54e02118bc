import styled from 'styled-components';

export const Section = styled.section`
  padding-inline: var(--edge);
`;

export const Stack = styled.div<{ $space?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(${({ $space = 3 }) => $space} * var(--baseline));
`;
