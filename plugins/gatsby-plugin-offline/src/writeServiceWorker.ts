import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { listPrecached } from './listPrecached';
import { defaultCacheId, defaultRuntimeCaching } from './OfflinePluginOptions';
import type { OfflinePluginOptions } from './OfflinePluginOptions';
import type { WorkerConfig } from './worker/WorkerConfig';

/**
 * The folder of the worker's code: beside this file, unless the plugin is a folder of the project. Gatsby
 * compiles this file to another place then, without the worker.
 */
const workerFolder =
  [path.join(__dirname, 'worker'), path.resolve('plugins/gatsby-plugin-offline/src/worker')].find(
    (folder) => existsSync(folder),
  ) ?? '';

/**
 * Writes the service worker into the built site: `sw.js`. If the plugin is disabled, that worker deletes
 * what an earlier one has stored and unregisters itself.
 *
 * @param folder of the built site
 * @throws Error when the site lacks a file that the worker needs, or `appendScript` cannot be bundled
 */
export async function writeServiceWorker(
  options: OfflinePluginOptions,
  folder = path.resolve('public'),
): Promise<void> {
  const { enabled = true, debug = false, appendScript = [] } = options;
  const scripts = enabled ? ['./worker'].concat(appendScript) : ['./retiredWorker'];
  await build({
    stdin: {
      contents: scripts.map((script) => `import ${JSON.stringify(script)};`).join('\n'),
      resolveDir: workerFolder,
    },
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
    rules: (workboxConfig?.runtimeCaching ?? defaultRuntimeCaching).map((rule) => ({
      ...rule,
      urlPattern: [rule.urlPattern.source, rule.urlPattern.flags],
    })),
  };
}
