import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { RULES_FILE, toRulesFile } from './morphology/rulesFile';

/**
 * Learns from the dictionary how Icelandic words inflect, for the site's search.
 *
 *   node --import tsx scripts/morphology.ts           writes src/search/morphology/rules.ts
 *   node --import tsx scripts/morphology.ts --check   writes nothing; exits with 1 when the file is not
 *                                                     what the dictionary and these scripts give
 */

const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== '--check');
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(' ')}; the only option is --check.`);
  process.exit(1);
}

const file = toRulesFile();
if (!options.includes('--check')) {
  writeFileSync(RULES_FILE, file);
  console.log(`${RULES_FILE}  ${brotliCompressSync(file).length} bytes of brotli`);
} else if (readCommitted() === file) {
  console.log(`${RULES_FILE} is current.`);
} else {
  console.error(`${RULES_FILE} is not what the dictionary gives. Run "npm run morphology".`);
  process.exitCode = 1;
}

function readCommitted(): string | undefined {
  try {
    return readFileSync(RULES_FILE, 'utf8');
  } catch {
    return undefined;
  }
}
