import styled from 'styled-components';

/** In a preview, marks a search result that is not published, or not in this version. */
export const DraftMark = styled.strong`
  display: inline-block;
  padding-inline: 0.375rem;
  color: var(--paper);
  background: var(--ink);
  forced-color-adjust: none;
`;
