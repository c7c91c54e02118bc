import styled from 'styled-components';

/** One important sentence, on a grey surface. */
export const Notice = styled.p`
  background: var(--quiet);
  padding: 0.5rem 1rem;
`;
