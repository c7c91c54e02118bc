import type { OfflinePluginOptions } from '../../plugins/gatsby-plugin-offline/src/OfflinePluginOptions';
import { homePath, offlinePath } from '../addresses';
import { languages } from '../i18n/languages';
import { fontFiles } from '../styles/fonts';

/**
 * What the service worker stores of this site: front pages and offline pages before they are read, every
 * other page once it was read.
 *
 * @param env with `GATSBY_SERVICE_WORKER`, which may be `off`
 */
export function offlineOptions(env: NodeJS.ProcessEnv = process.env): OfflinePluginOptions {
  return {
    enabled: env['GATSBY_SERVICE_WORKER'] !== 'off',
    precachePages: languages.map(homePath),
    offlinePages: Object.fromEntries(languages.map((lang) => [homePath(lang), offlinePath(lang)])),
    precacheFiles: Object.values(fontFiles).map((file) => file.slice(1)),
    networkTimeoutSeconds: 2,
    // More than a reader of this site reads in a year, and about 15 MB; 200 images take as much again.
    maxPages: 150,
    maxAgeSeconds: 30 * 24 * 60 * 60,
    // The search's list of its files.
    networkFirst: /^\/search\/[^/]+\.json$/,
    // No reader is led to the style guide and the made-up pages, and previews are for editors. A page that does
    // not exist is not there without a network either; a festival and a drawing are stored once they are read.
    excludeChunks:
      /-templates-(elements|dummy|preview|season)|-pages-404|^(prismic-preview|preview-(site|rules)|style-guide|drawing)$/,
    // onPostBuild.ts of the site changes pages after the plugin's turn.
    writeOnPostBuild: false,
  };
}
