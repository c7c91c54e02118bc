import { withPrefix, type GatsbyBrowser } from 'gatsby';
import { defaultLanguage, languageOfPath } from '../i18n/languages';
import { showFound } from '../layout/search/showFound';

/**
 * Keeps the manifest in the language of the address when a reader changes language without a
 * reload (the HTML of each page links the right one already, by gatsby-plugin-manifest), and sets off
 * what a search found.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  const lang = languageOfPath(location.pathname);
  const name = lang === defaultLanguage ? 'manifest' : `manifest_${lang.split('-')[0]}`;
  document
    .querySelector('head > link[rel=manifest]')
    ?.setAttribute('href', withPrefix(`/${name}.webmanifest`));
  showFound(window.history.state);
};
