import { createGlobalStyle } from 'styled-components';

/** Custom property with the height of the bar, in px. `reserveBarSpace` sets it. */
export const barHeightProperty = '--preview-bar';

/**
 * Reserves space for the bar at the bottom of the page, so that it covers neither the end of the
 * page, nor elements fixed to the lower edge of the window, nor the focused element.
 */
export const BarSpace = createGlobalStyle`
  @media screen {
    html {
      scroll-padding-bottom: calc(var(${barHeightProperty}) + 1rem);
    }

    html[data-consent='open'] {
      scroll-padding-bottom: calc(var(${barHeightProperty}) + min(50vh, 14rem));
    }

    body {
      padding-bottom: var(${barHeightProperty});
    }

    .consent {
      bottom: var(${barHeightProperty});
    }

    .layout .menu-panel {
      max-height: calc(100dvh - var(--bar-end, 4rem) - var(${barHeightProperty}));
    }
  }
`;
