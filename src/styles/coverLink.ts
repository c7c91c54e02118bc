import { css } from 'styled-components';

/**
 * Styles of a heading whose link covers the whole card around it, which needs `position: relative`. For
 * the keyboard and screen readers the link is only the heading.
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
