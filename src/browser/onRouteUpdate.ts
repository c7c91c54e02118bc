import { withPrefix, type GatsbyBrowser } from 'gatsby';
import { defaultLanguage, languageOfPath } from '../i18n/languages';

/**
 * Keeps the manifest in the language of the address when a reader changes language without a
 * reload. The HTML of each page already links the right one (gatsby-plugin-manifest).
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  const lang = languageOfPath(location.pathname);
  const name = lang === defaultLanguage ? 'manifest' : `manifest_${lang.split('-')[0]}`;
  document
    .querySelector('head > link[rel=manifest]')
    ?.setAttribute('href', withPrefix(`/${name}.webmanifest`));
};
