import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Texts that only the code for previews, its GraphQL client and its bar contain. */
const previewTexts = ['Loading Prismic Preview', 'Response not successful', 'Hætta í forskoðun'];

const folder = 'public/static';

/** The names of the scripts in the build that only previews need. */
export function previewFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => {
      const code = readFileSync(path.join(folder, name), 'utf8');
      return previewTexts.some((text) => code.includes(text));
    });
}
