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
    networkTimeoutSeconds: 2,
    // More than a reader of this site reads in a year, and about 15 MB; 200 images take as much again.
    maxPages: 150,
    // No reader is led to the style guide and the made-up pages, and previews are for editors. A page that does
    // not exist is not there without a network either; a festival and a drawing are stored once they are read.
    excludeChunks:
      /-templates-(elements|dummy|preview|season)|-pages-404|^(prismic-preview|preview-site|style-guide-lists|drawing)$/,
    // onPostBuild.ts of the site changes pages after the plugin's turn.
    writeOnPostBuild: false,
    workboxConfig: {
      cacheId: 'midstod',
      globPatterns: Object.values(fontFiles).map((file) => file.slice(1)),
      dontCacheBustURLsMatching: /\.woff2$/,
      runtimeCaching: [
        {
          // The search's list of its files.
          urlPattern: /^\/search\/[^/]+\.json$/,
          handler: 'NetworkFirst',
          options: { cacheName: 'list', expiration: { maxEntries: 10 } },
        },
        {
          // Another content would have another address. A build has 40 such files and the search some 50
          // in each language, of which a publication changes few: 300 reach back over several.
          urlPattern: /^\/(static\/.+|fonts\/.+\.woff2)$/,
          handler: 'CacheFirst',
          options: { cacheName: 'file', expiration: { maxEntries: 300 } },
        },
        {
          urlPattern: /\.(avif|webp|jpe?g|png|gif|svg|ico|webmanifest)$/i,
          handler: 'StaleWhileRevalidate',
          options: { cacheName: 'image', expiration: { maxEntries: 200, purgeOnQuotaError: true } },
        },
      ],
    },
  };
}
