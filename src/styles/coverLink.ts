import { css } from 'styled-components';
import { focusRing } from './focusRing';

/**
 * Makes a heading's link clickable on the full card, which needs `position: relative`. For the
 * keyboard and screen readers the link is only the heading. The focus ring is around the card:
 * around the heading it would cross the lines beside it.
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

  a:hover {
    text-decoration: underline;
  }

  a:focus-visible {
    text-decoration: underline;
    outline: 0;

    &::after {
      ${focusRing}
    }
  }
`;
