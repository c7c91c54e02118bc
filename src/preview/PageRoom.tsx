import { createGlobalStyle } from 'styled-components';

/** How high the bar is, as `keepRoom.ts` measures it. */
export const barHeight = '--preview-bar';

/**
 * Room for the bar on the page: what ends there, what is fixed to the window's lower edge, and what
 * has the focus is above the bar.
 */
export const PageRoom = createGlobalStyle`
  @media screen {
    html {
      scroll-padding-bottom: calc(var(${barHeight}) + 1rem);
    }

    html[data-consent='open'] {
      scroll-padding-bottom: calc(var(${barHeight}) + min(50vh, 14rem));
    }

    body {
      padding-bottom: var(${barHeight});
    }

    .consent {
      bottom: var(${barHeight});
    }

    .layout .menu-panel {
      max-height: calc(100dvh - var(--bar-end, 4rem) - var(${barHeight}));
    }
  }
`;
