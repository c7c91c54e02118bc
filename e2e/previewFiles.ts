import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Words that only the code of previews, its GraphQL client and its bar have. */
const marks = ['Loading Prismic Preview', 'Response not successful', 'Hætta í forskoðun'];

/** The names of the scripts of the build that only previews need. */
export function previewFiles(): string[] {
  return readdirSync('public')
    .filter((name) => name.endsWith('.js'))
    .filter((name) => {
      const code = readFileSync(path.join('public', name), 'utf8');
      return marks.some((mark) => code.includes(mark));
    });
}
