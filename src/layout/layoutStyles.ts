import { consentStyles } from './consent/consentStyles';
import { footerStyles } from './footer/footerStyles';
import { media } from '../styles/media';
import { headerStyles } from './headerStyles';
import { menuStyles } from './menu/menuStyles';
import { newsletterStyles } from './newsletter/newsletterStyles';

/**
 * Styles of the layout around every page. build/onPreRenderHTML.tsx writes them into the HTML of every
 * page, which keeps 2 kB out of the scripts of the first load.
 */
export const layoutStyles = `
  .layout {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 100vh;
  }

  /* The sheet on a wide screen: a scale of the baseline, 16 px, with a longer line at every tenth. */
  ${media.wide} {
    .layout::after {
      content: '';
      position: absolute;
      inset: 0 auto 0 0;
      z-index: -1;
      width: 1rem;
      background:
        repeating-linear-gradient(var(--line) 0 1px, transparent 1px calc(10 * var(--baseline))),
        repeating-linear-gradient(var(--line) 0 1px, transparent 1px var(--baseline)) 0 0 / 0.5rem
          100% no-repeat;
    }

    /* The edges of the text, after columns 3 and 10 of twelve (components/MarginLayout.tsx). */
    [data-margin] {
      position: relative;

      &::before {
        content: '';
        position: absolute;
        inset: 0 calc(var(--edge) - var(--gutter) / 2);
        z-index: -1;
        background: linear-gradient(
          to right,
          transparent calc(25% - 1px),
          var(--line) 0 25%,
          transparent 0 calc(83.333% - 1px),
          var(--line) 0 83.333%,
          transparent 0
        );
      }
    }

    /* Images reach the last column. */
    [data-margin='wide']::before {
      background: linear-gradient(to right, transparent calc(25% - 1px), var(--line) 0 25%, transparent 0);
    }
  }

  /* Gatsby gives it the focus. Its own style attribute is not in the HTML (build/replaceRenderer.ts). */
  #gatsby-focus-wrapper {
    outline: none;
  }

  .layout-content {
    flex: 1;
    padding-bottom: calc(6 * var(--baseline));

    &:focus {
      outline: none;
    }
  }

  /* Over the whole bar, so that no word of it is cut. */
  .skip-links {
    position: absolute;
    inset: 0 0 auto;
    z-index: 30;

    a {
      position: absolute;
      inset: 0 0 auto;
      min-height: calc(4 * var(--baseline) + 1px);
      padding: 1.25rem var(--edge);
      background: var(--field);
      color: var(--on-field);
      transform: translateY(-110%);
    }

    a:focus {
      color: var(--on-field);
      outline: 3px solid var(--on-field-muted);
      outline-offset: -9px;
      transform: none;
    }
  }

  ${headerStyles}
  ${menuStyles}
  ${newsletterStyles}
  ${footerStyles}
  ${consentStyles}
`;
