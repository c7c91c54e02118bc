import styled from 'styled-components';

/** A part of a page, with the page's horizontal padding. */
export const Section = styled.section`
  padding-inline: var(--edge);
`;
