import styled from 'styled-components';

/** What the page shows, in one word: draft, release, error, … */
export const Badge = styled.strong`
  flex: none;
  padding: 0.5rem 0.75rem;
  font-family: var(--font-display);
  font-size: 1.0625rem;
  line-height: 1;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  color: var(--paper);
  background: var(--ink);
  outline: 1px solid var(--ink);
  outline-offset: 2px;
  forced-color-adjust: none;
`;
