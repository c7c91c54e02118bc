import type { OfflinePluginOptions } from '../../plugins/gatsby-plugin-offline/src/writeServiceWorker';
import { homePath, offlinePath } from '../addresses';
import { languages } from '../i18n/languages';
import { fontFiles } from '../styles/fonts';

/** Front pages and offline pages are stored in advance, other pages once they are read. */
export function offlineOptions(env: NodeJS.ProcessEnv = process.env): OfflinePluginOptions {
  return {
    enabled: env['GATSBY_SERVICE_WORKER'] !== 'off',
    precachePages: languages.map(homePath),
    offlinePages: Object.fromEntries(languages.map((lang) => [homePath(lang), offlinePath(lang)])),
    precacheFiles: Object.values(fontFiles).map((file) => file.slice(1)),
    networkTimeoutSeconds: 2,
    // Readers rarely read more pages in a year. 150 pages take about 15 MB.
    maxPages: 150,
    maxAgeSeconds: 30 * 24 * 60 * 60,
    // A stored copy could be outdated: these files list the current files of the search.
    networkFirst: /^\/search\/[^/]+\.json$/,
    // No link leads readers to the style guide and the sample pages, previews are for editors, and
    // the not-found page needs a network. Festivals and drawings are stored when they are opened.
    excludeChunks:
      /-templates-(elements|dummy|preview|season)|-pages-404|^(prismic-preview|preview-(site|rules)|style-guide|drawing)$/,
    // onPostBuild.ts writes the service worker, after it has changed pages.
    writeOnPostBuild: false,
  };
}
