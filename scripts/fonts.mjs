import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Makes the site's two fonts. The same package gives the same bytes. */

const fontsource = 'node_modules/@fontsource-variable/bricolage-grotesque';
const source = await readFile(`${fontsource}/files/bricolage-grotesque-latin-opsz-normal.woff2`);
const directory = 'static/fonts';
const styles = 'src/styles/fonts.ts';

// The font is designed for 12 to 96 px. The site uses one size for text and one for large titles.
const cuts = {
  'bricolage-text': { opsz: 14, wght: { min: 400, max: 600 } },
  'bricolage-display': { opsz: 96, wght: 600 },
};

/** The characters of both languages, and of names in neighbouring languages. */
const letters =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32)) +
  'ÁÉÍÓÚÝÐÞÆÖáéíóúýðþæöÅÄØÜåäøüßèëçñ„“”‚‘’«»–—…•·×−°±§©€¹²³½¼¾↑↓\u00a0';

await rm(directory, { recursive: true, force: true });
await mkdir(directory, { recursive: true });
await copyFile(`${fontsource}/LICENSE`, `${directory}/OFL.txt`);

let text = await readFile(styles, 'utf8');
for (const [name, variationAxes] of Object.entries(cuts)) {
  const woff2 = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
    variationAxes,
  });
  const hash = createHash('sha256').update(woff2).digest('hex').slice(0, 16);
  const address = `/fonts/${name}-${hash}.woff2`;
  await writeFile(path.join('static', address), woff2);
  console.log(`${address}  ${woff2.length} bytes`);
  text = text.replaceAll(new RegExp(`/fonts/${name}-\\w+\\.woff2`, 'g'), address);
}
await writeFile(styles, text);
