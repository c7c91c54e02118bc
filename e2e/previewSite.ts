import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestPath } from '../plugins/gatsby-source-prismic-graphql/src/preview/PreviewManifest';

const buildFolder = path.resolve('public');

/**
 * Serves the build unchanged except for the preview manifest, which points to the test's own
 * content service, so that tests do not see each other's drafts.
 *
 * @param content the origin of the service
 */
export async function servePreviewSite(content: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-site-'));
  const manifestName = path.basename(manifestPath);
  for (const name of readdirSync(buildFolder)) {
    if (name !== manifestName) symlinkSync(path.join(buildFolder, name), path.join(folder, name));
  }
  const manifest = JSON.parse(readFileSync(path.join(buildFolder, manifestName), 'utf8'));
  const own = { ...manifest, api: `${content}/api/v2`, graphql: `${content}/graphql` };
  writeFileSync(path.join(folder, manifestName), JSON.stringify(own));

  const { startStaticServer } = await import('../scripts/staticServer.mjs');
  const server = await startStaticServer({ directory: folder });
  return {
    url: server.url,
    folder,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
