import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { rulesPath, toRulesFile } from './morphology/rulesFile';

/**
 * Learns from a dictionary how Icelandic words inflect, for the site's search.
 *
 *   node --import tsx scripts/morphology.ts           writes src/search/morphology/rules.ts
 *   node --import tsx scripts/morphology.ts --check   writes nothing; exits with 1 if the file differs
 *                                                     from what it would write
 */

const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== '--check');
if (unknown.length > 0) {
  console.error(`Unknown option ${unknown.join(' ')}; the only option is --check.`);
  process.exit(1);
}

const file = toRulesFile();
if (!options.includes('--check')) {
  writeFileSync(rulesPath, file);
  console.log(`${rulesPath}  ${brotliCompressSync(file).length} bytes of brotli`);
} else if (readCommitted() === file) {
  console.log(`${rulesPath} is up to date.`);
} else {
  console.error(`${rulesPath} is out of date. Run "npm run morphology".`);
  process.exitCode = 1;
}

function readCommitted(): string | undefined {
  try {
    return readFileSync(rulesPath, 'utf8');
  } catch {
    return undefined;
  }
}
