import { isRecord } from '../isRecord';
import { PreviewError } from './PreviewError';
import type { PreviewManifest } from './PreviewManifest';
import { manifestPath } from './PreviewManifest';

/**
 * What previews need to know of the build.
 *
 * @param root address of the site's front page, with its path prefix.
 * @throws PreviewError when the build has left none, and what `fetch` throws.
 */
export async function fetchManifest(root: string): Promise<PreviewManifest> {
  const address = root.replace(/\/$/, '') + manifestPath;
  const response = await fetch(address, { cache: 'no-cache' });
  const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (isRecord(body) && typeof body.api === 'string') return body as PreviewManifest;
  throw new PreviewError(
    'service',
    `${address} is not what a build of this site leaves there (status ${response.status}): ` +
      'deploy it with the other files of public/.',
  );
}
