import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Built } from '../../serviceWorker/built';
import { listPrecached } from './listPrecached';

/**
 * Writes the service worker into the built site: `sw.js`.
 *
 * @param options.folder of the built site
 * @param options.isWanted otherwise what is written makes an end of the worker that readers have
 * @throws Error when the site lacks a file that the worker needs
 */
export async function writeServiceWorker({
  folder = path.resolve('public'),
  isWanted = process.env.GATSBY_SERVICE_WORKER !== 'off',
} = {}): Promise<void> {
  const built = isWanted ? readBuilt(folder) : undefined;
  await build({
    entryPoints: [path.resolve('src/serviceWorker', isWanted ? 'worker.ts' : 'retiredWorker.ts')],
    outfile: path.join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(built && { BUILT: JSON.stringify(built) }),
    },
  });
}

function readBuilt(folder: string): Built {
  const appData = readFileSync(path.join(folder, 'page-data/app-data.json'), 'utf8');
  return {
    build: JSON.parse(appData).webpackCompilationHash,
    files: listPrecached(folder),
  };
}
