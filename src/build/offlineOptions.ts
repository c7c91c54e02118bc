import type { OfflinePluginOptions } from '../../plugins/gatsby-plugin-offline/src/OfflinePluginOptions';
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
    // More than a reader reads here in a year: about 15 MB. 200 images take as much again.
    maxPages: 150,
    maxAgeSeconds: 30 * 24 * 60 * 60,
    // The search's list of its files.
    networkFirst: /^\/search\/[^/]+\.json$/,
    // No link leads readers to the style guide and the sample pages, and previews are for editors.
    // The not-found page needs a network. A festival and a drawing are stored once they are read.
    excludeChunks:
      /-templates-(elements|dummy|preview|season)|-pages-404|^(prismic-preview|preview-(site|rules)|style-guide|drawing)$/,
    // onPostBuild.ts changes pages after the plugin has run.
    writeOnPostBuild: false,
  };
}
