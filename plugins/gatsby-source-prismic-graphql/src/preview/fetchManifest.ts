import { isRecord } from '../isRecord';
import { PreviewError } from './PreviewError';
import type { PreviewManifest } from './PreviewManifest';
import { manifestPath } from './PreviewManifest';

/**
 * Fetches the preview manifest.
 *
 * @param root URL of the site's front page, with its path prefix.
 * @throws PreviewError when the file is missing or invalid, and the errors of `fetch`.
 */
export async function fetchManifest(root: string): Promise<PreviewManifest> {
  const url = root.replace(/\/$/, '') + manifestPath;
  const response = await fetch(url, { cache: 'no-cache' });
  const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (isRecord(body) && typeof body.api === 'string') return body as PreviewManifest;
  throw new PreviewError(
    'service',
    `${url} is not a preview manifest (status ${response.status}): ` +
      'deploy this file with the other files of public/.',
  );
}
