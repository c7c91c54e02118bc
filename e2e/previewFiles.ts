import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedBuild } from './publishedBuild';

/** Texts that only the code for previews, its GraphQL client and its bar contain. */
const previewTexts = ['Loading Prismic Preview', 'Response not successful', 'Hætta í forskoðun'];

const folder = 'static';

/** The scripts that only previews need, as paths in the build. */
export function previewFiles(): string[] {
  return readdirSync(path.join(publishedBuild, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${folder}/${name}`)
    .filter((file) => {
      const code = readFileSync(path.join(publishedBuild, file), 'utf8');
      return previewTexts.some((text) => code.includes(text));
    });
}
