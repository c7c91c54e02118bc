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
    // The code of these pages is not stored in advance. No link leads readers to the style guide
    // and the sample pages. Previews are for editors. The not-found page needs a network. The code
    // of festivals and drawings is stored once a reader opens them.
    excludeChunks:
      /-templates-(elements|dummy|preview|season)|-pages-404|^(prismic-preview|preview-(site|rules)|style-guide|drawing)$/,
    // onPostBuild.ts writes the service worker, after it has changed pages.
    writeOnPostBuild: false,
  };
}
