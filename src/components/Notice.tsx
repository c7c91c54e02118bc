import styled from 'styled-components';

/** One sentence that a reader must not miss, on a quiet surface. */
export const Notice = styled.p`
  background: var(--quiet);
  padding: 0.5rem 1rem;
`;
