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

const build = path.resolve('public');

/**
 * Serves the built site as it is, but for the one file that tells a preview where drafts are: they
 * come from a content service of the test's own, so that no test sees another's.
 *
 * @param content address of the service
 */
export async function servePreviewSite(content: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-site-'));
  const manifestName = path.basename(manifestPath);
  for (const name of readdirSync(build)) {
    if (name !== manifestName) symlinkSync(path.join(build, name), path.join(folder, name));
  }
  const manifest = JSON.parse(readFileSync(path.join(build, manifestName), 'utf8'));
  const own = { ...manifest, api: `${content}/api/v2`, graphql: `${content}/graphql` };
  writeFileSync(path.join(folder, manifestName), JSON.stringify(own));

  const { startStaticServer } = await import('../scripts/staticServer.mjs');
  const server = await startStaticServer({ directory: folder });
  return {
    url: server.url,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
