import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeServiceWorker } from '../plugins/gatsby-plugin-offline/src/writeServiceWorker';
import { offlineOptions } from '../src/build/offlineOptions';
import { publishedBuild } from './publishedBuild';

const textExtensions = new Set(['.html', '.js', '.json']);

/**
 * Makes a second build from the current one, with other script names, another build hash and one
 * changed text.
 * @param options.digit a hexadecimal digit in all new names
 * @param options.replacement a text of the content, and its replacement
 */
export async function makeBuild(
  folder: string,
  { digit, replacement }: { digit: string; replacement: readonly [string, string] },
): Promise<void> {
  const files = readdirSync(publishedBuild, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(map|br|gz)$/.test(file.name))
    .map((file) => path.relative(publishedBuild, path.join(file.parentPath, file.name)));
  const appData = readFileSync(path.join(publishedBuild, 'page-data/app-data.json'), 'utf8');
  const hashes = files
    .map((file) => /^static\/[^/]+-([0-9a-f]{8})\.js$/.exec(file)?.[1])
    .filter((hash) => hash !== undefined);
  const known = new Set([...hashes, String(JSON.parse(appData).webpackCompilationHash)]);
  const rename = (text: string) =>
    text.replace(/\b[0-9a-f]{8}\b/g, (hash) => (known.has(hash) ? hash.slice(1) + digit : hash));

  for (const file of files) {
    const target = path.join(folder, rename(file));
    mkdirSync(path.dirname(target), { recursive: true });
    if (textExtensions.has(path.extname(file)) && !/^(static\/)?search\//.test(file)) {
      const text = readFileSync(path.join(publishedBuild, file), 'utf8');
      writeFileSync(target, rename(text).replaceAll(...replacement));
    } else {
      symlinkSync(path.join(publishedBuild, file), target);
    }
  }
  await writeServiceWorker(offlineOptions(), folder);
}
