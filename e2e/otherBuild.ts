import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeServiceWorker } from '../src/build/serviceWorker/writeServiceWorker';

const texts = new Set(['.html', '.js', '.json']);

/**
 * Makes another build out of the present one, as if code and content had been others: every script has
 * another name, Gatsby's hash of the build is another, and so is a word of the content.
 *
 * @param folder where it is made
 * @param options.digit a hexadecimal digit that stands in all its names
 * @param options.words what is called what in this build
 */
export async function makeBuild(
  folder: string,
  { digit, words }: { digit: string; words: readonly [string, string] },
): Promise<void> {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.endsWith('.map'))
    .map((file) => path.relative('public', path.join(file.parentPath, file.name)));
  const appData = readFileSync('public/page-data/app-data.json', 'utf8');
  const hashes = files
    .map((file) => /^[^/]+-([0-9a-f]{12})\.js$/.exec(file)?.[1])
    .filter((hash) => hash !== undefined);
  const known = new Set([...hashes, String(JSON.parse(appData).webpackCompilationHash)]);
  const rename = (text: string) =>
    text.replace(/\b[0-9a-f]{12}\b/g, (hash) => (known.has(hash) ? hash.slice(1) + digit : hash));

  for (const file of files) {
    const target = path.join(folder, rename(file));
    mkdirSync(path.dirname(target), { recursive: true });
    if (texts.has(path.extname(file)) && !file.startsWith('search/')) {
      const text = readFileSync(path.join('public', file), 'utf8');
      writeFileSync(target, rename(text).replaceAll(...words));
    } else {
      symlinkSync(path.resolve('public', file), target);
    }
  }
  await writeServiceWorker({ folder });
}
