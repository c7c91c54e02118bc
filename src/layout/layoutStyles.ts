import { consentStyles } from './consent/consentStyles';
import { footerStyles } from './footer/footerStyles';
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

  .skip-links {
    position: absolute;
    left: var(--edge);
    top: 0;
    z-index: 30;

    a {
      position: absolute;
      width: max-content;
      max-width: calc(100vw - 2 * var(--edge));
      padding: 0.75rem 1rem;
      background: var(--field);
      color: var(--on-field);
      transform: translateY(-110%);
    }

    a:focus {
      color: var(--on-field);
      transform: none;
    }
  }

  ${headerStyles}
  ${menuStyles}
  ${newsletterStyles}
  ${footerStyles}
  ${consentStyles}
`;
