import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifestPath } from '../plugins/gatsby-source-prismic-graphql/src/preview/previewRequests';
import { temporaryFolder } from '../scripts/lifecycle.mjs';
import { startStaticServer } from '../scripts/staticServer.mjs';
import { publishedBuild } from './publishedBuild';

/** The names of files of the build, each with a function that changes the file's text. */
export type SiteChanges = Record<string, (text: string) => string>;

/** Serves the build with a manifest and policy for the test's own content service. */
export async function servePreviewSite(content: string, changes: SiteChanges = {}) {
  const folder = temporaryFolder('preview-site');
  const manifestName = path.basename(manifestPath);
  const changed = [manifestName, 'hosting.json'];
  for (const name of readdirSync(publishedBuild)) {
    if (changed.some((file) => name.startsWith(file))) continue;
    symlinkSync(path.join(publishedBuild, name), path.join(folder, name));
  }
  const read = (name: string) => readFileSync(path.join(publishedBuild, name), 'utf8');
  const { origin } = new URL(JSON.parse(read(manifestName)).api);
  for (const name of changed) {
    const text = read(name).replaceAll(origin, content);
    writeFileSync(path.join(folder, name), changes[name]?.(text) ?? text);
  }

  return { folder, ...(await startStaticServer({ directory: folder })) };
}

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
