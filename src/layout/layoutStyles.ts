import { consentStyles } from './consent/consentStyles';
import { footerStyles } from './footer/footerStyles';
import { headerStyles } from './headerStyles';
import { menuStyles } from './menu/menuStyles';
import { newsletterStyles } from './newsletter/newsletterStyles';

/**
 * How what surrounds every page looks. It stands in the HTML of every page (build/onPreRenderHTML.tsx),
 * so that no script has to carry it: 2 kB of every first load.
 */
export const layoutStyles = `
  .layout {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 100vh;
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
      padding: 0.75rem 1rem;
      white-space: nowrap;
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
