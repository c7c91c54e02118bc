import { css } from 'styled-components';

/** Custom property with the height of the bar, in px. `reserveBarSpace` sets it. */
export const barHeightProperty = '--preview-bar';

/**
 * Styles of the bar that reserve space for it at the bottom of the page, so that it covers neither the end
 * of the page, nor elements fixed to the lower edge of the window, nor the focused element.
 */
export const barSpace = css`
  @media screen {
    html:has(&) {
      scroll-padding-bottom: calc(var(${barHeightProperty}) + 1rem);
    }

    html[data-consent='open']:has(&) {
      scroll-padding-bottom: calc(var(${barHeightProperty}) + min(50vh, 14rem));
    }

    body:has(&) {
      padding-bottom: var(${barHeightProperty});
    }

    html:has(&) .consent {
      bottom: var(${barHeightProperty});
    }

    html:has(&) .layout .menu-panel {
      max-height: calc(100dvh - var(--bar-end, 4rem) - var(${barHeightProperty}));
    }
  }
`;
