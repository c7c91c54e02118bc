import { withPrefix, type GatsbyBrowser } from 'gatsby';
import { languageOfPath } from '../i18n/languages';
import { setLoadDelayed } from '../layout/shell/delayedLoad';
import { showFound } from '../search/ui/showFound';
import { isPageHeld } from '../layout/shell/useShownPage';
import { manifestPath } from '../addresses';
import { keepRead } from './keepRead';

/**
 * Keeps the manifest in the language of the address when a reader changes language without a
 * reload (the HTML of each page links the right one already, by gatsby-plugin-manifest), sets off what
 * a search found, and has the page kept for reading without a network.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  document
    .querySelector('head > link[rel=manifest]')
    ?.setAttribute('href', withPrefix(manifestPath(languageOfPath(location.pathname))));
  setLoadDelayed(false);
  // Else the sheet that covers the last page does it for the next.
  if (!isPageHeld()) showFound(window.history.state);
  if (location.pathname !== prevLocation?.pathname) keepRead(location.pathname, !prevLocation);
};
