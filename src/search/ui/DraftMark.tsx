import styled from 'styled-components';

/** Beside what an answer is, in a preview: that it is not published, or not so. */
export const DraftMark = styled.strong`
  display: inline-block;
  padding-inline: 0.375rem;
  color: var(--paper);
  background: var(--ink);
  forced-color-adjust: none;
`;
