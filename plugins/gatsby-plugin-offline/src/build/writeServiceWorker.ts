import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { defaultCacheId, defaultRuntimeCaching } from '../defaults';
import type { OfflinePluginOptions, RuntimeCaching } from '../OfflinePluginOptions';
import type { Rule, WorkerConfig } from '../worker/WorkerConfig';
import { listPrecached } from './listPrecached';

/**
 * The folder of the worker's code: beside this file in the published package. Of a plugin that is a folder of
 * the project Gatsby compiles this file to another place, and leaves the worker's source in its own.
 */
const workerFolder =
  [path.join(__dirname, 'worker'), path.resolve('plugins/gatsby-plugin-offline/src/worker')].find(
    (folder) => existsSync(folder),
  ) ?? '';

/**
 * Writes the service worker into the built site: `sw.js`. Where the plugin is disabled, it is one that
 * deletes what an earlier worker has stored and unregisters itself.
 *
 * @param folder of the built site
 * @throws Error when the site lacks a file that the worker needs, or `appendScript` cannot be bundled
 */
export async function writeServiceWorker(
  options: OfflinePluginOptions,
  folder = path.resolve('public'),
): Promise<void> {
  const { enabled = true, debug = false } = options;
  await build({
    ...entryOf(enabled ? 'worker' : 'retiredWorker', enabled ? options.appendScript : undefined),
    outfile: path.join(folder, 'sw.js'),
    bundle: true,
    minify: !debug,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'silent',
    define: {
      // Workbox logs unless this is production.
      'process.env.NODE_ENV': debug ? '"development"' : '"production"',
      ...(enabled && { OFFLINE_CONFIG: JSON.stringify(toWorkerConfig(folder, options)) }),
    },
  });
}

/** The worker alone, or the worker and after it the site's own script. */
function entryOf(worker: string, appendScript?: string) {
  const file = path.join(workerFolder, worker);
  if (appendScript === undefined) return { entryPoints: [file] };
  const contents = [file, appendScript]
    .map((script) => `import ${JSON.stringify(script)};\n`)
    .join('');
  return { stdin: { contents, resolveDir: workerFolder } };
}

function toWorkerConfig(folder: string, options: OfflinePluginOptions): WorkerConfig {
  const { offlinePages = {}, networkTimeoutSeconds = 2, maxPages = 50, workboxConfig } = options;
  const appData = readFileSync(path.join(folder, 'page-data/app-data.json'), 'utf8');
  return {
    build: JSON.parse(appData).webpackCompilationHash,
    files: listPrecached(folder, options),
    cacheId: workboxConfig?.cacheId ?? defaultCacheId,
    timeoutSeconds: networkTimeoutSeconds,
    maxPages,
    offlinePages: Object.entries(offlinePages).sort(([one], [other]) => other.length - one.length),
    rules: (workboxConfig?.runtimeCaching ?? defaultRuntimeCaching).map(toRule),
  };
}

function toRule({ urlPattern, handler, options }: RuntimeCaching): Rule {
  const { maxEntries, purgeOnQuotaError = false } = options.expiration;
  return {
    pattern: [urlPattern.source, urlPattern.flags],
    handler,
    cacheName: options.cacheName,
    maxEntries,
    purge: purgeOnQuotaError,
  };
}
