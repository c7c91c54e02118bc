import { css } from 'styled-components';

/**
 * For a heading whose link answers a click anywhere on the card around it (`position: relative`),
 * while the link itself, for the keyboard and for screen readers, is the heading alone.
 */
export const coverLink = css`
  a {
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:hover,
  a:focus-visible {
    text-decoration: underline;
  }
`;
