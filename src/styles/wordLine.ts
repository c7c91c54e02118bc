import { css } from 'styled-components';
import { belowTablet } from './media';

/**
 * On a phone, links stand in one line that scrolls sideways in its own box and fades out at its end, which
 * says that there is more. Browsers do not scroll to a focused link of which they show a part, so for the
 * keyboard the line is broken and everything is in view. Every link is 44 px high.
 */
export const wordLine = css`
  @media ${belowTablet} {
    margin-bottom: 0.5rem;

    &:not(:has(:focus-visible)) {
      display: flex;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      padding: 0 3rem 0 var(--edge);
      mask-image: linear-gradient(to left, transparent, #000 3rem);

      &,
      * {
        flex: none;
        flex-wrap: nowrap;
        white-space: nowrap;
      }
    }

    li > a {
      padding: 0.625rem 0.375rem;
      margin-inline: -0.375rem;
      /* Inside, where nothing cuts it off. */
      outline-offset: -3px;
    }
  }
`;
