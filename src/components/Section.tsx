import styled from 'styled-components';

/** A full-width part of a page, inside the page's edges. */
export const Section = styled.section`
  padding-inline: var(--edge);
`;
