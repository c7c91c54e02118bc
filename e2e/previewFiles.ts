import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedBuild } from './publishedBuild';

/** Only code for previews contains these texts. */
const previewTexts = ['Loading Prismic Preview', 'Response not successful', 'Hætta í forskoðun'];

const folder = 'static';

export function previewFiles(): string[] {
  return readdirSync(path.join(publishedBuild, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${folder}/${name}`)
    .filter((file) => {
      const code = readFileSync(path.join(publishedBuild, file), 'utf8');
      return previewTexts.some((text) => code.includes(text));
    });
}
