import { withPrefix } from 'gatsby';
import type { GatsbyBrowser } from 'gatsby';
import { languageOfPath } from '../i18n/languages';
import { hydrateAll } from '../components/hydrateOnInteraction';
import { setLoadDelayed } from '../layout/shell/delayedLoad';
import { highlightMatches } from '../search/ui/highlightMatches';
import { isPreviousPageShown } from '../layout/shell/useShownPage';
import { manifestPath } from '../addresses';

/**
 * Gatsby's hook after each navigation. Links the manifest of the page's language (the served HTML links the
 * right one already, by gatsby-plugin-manifest), ends the delayed load, and highlights the words that a
 * search found.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  // A page that a link has opened has no HTML of the server that could stay until an interaction.
  if (prevLocation) void hydrateAll();
  document
    .querySelector('head > link[rel=manifest]')
    ?.setAttribute('href', withPrefix(manifestPath(languageOfPath(location.pathname))));
  setLoadDelayed(false);
  // During a page transition pageTransition.ts highlights the words, once the next page is shown.
  if (!isPreviousPageShown()) highlightMatches(window.history.state);
};
