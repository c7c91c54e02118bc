import { finishedBuild } from './buildRecord';
import type { BuildRecord } from './buildRecord';

const TIMEOUT_MS = 20_000;

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads the published record, for a build on a machine that has not built the site before. Returns
 * `undefined` for localhost, an unknown host name, or a site without a record.
 */
export async function fetchLastBuild(siteUrl: string): Promise<BuildRecord | undefined> {
  if (!URL.canParse(siteUrl) || localHosts.includes(new URL(siteUrl).hostname)) return undefined;
  const address = new URL(finishedBuild.replace(/^public/, ''), siteUrl).href;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return toRecord(await response.text());
    if (response.status === 404 || response.status === 410) return undefined;
    throw new Error(`status ${response.status}`);
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    if (cause?.code === 'ENOTFOUND') return undefined;
    throw new Error(
      `The addresses of the published site cannot be read from ${address} (${cause?.message ?? message}). ` +
        'Without them, pages that have moved or gone since would answer 404.\n' +
        'Build again when the site answers. If it was never published, build once with GATSBY_ALLOW_PAGE_LOSS=true.',
    );
  }
}

/** Some hosts serve a page at every address, so the text may be HTML. */
function toRecord(text: string): BuildRecord | undefined {
  try {
    const record = JSON.parse(text) as BuildRecord | null;
    return Array.isArray(record?.pages) && Array.isArray(record.homepages) ? record : undefined;
  } catch {
    return undefined;
  }
}
