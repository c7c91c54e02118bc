import { isJsonObject } from '../model/json';
import { ContentServiceError } from '../model/problems';
import { landingAddress } from './landingAddress';

/** Which document is to be previewed, and how. */
export type PreviewWish = { document?: string; lang?: string; type?: string; release?: string };

const TIMEOUT_MS = 10_000;

/**
 * Asks a running service for a preview.
 * @param service where it answers
 * @param site where the link leads; undefined: where the service's own previews lead
 * @returns the link to the site's landing page
 * @throws {ContentServiceError} when no service answers, or it knows no such document.
 */
export async function previewLink(
  service: string,
  wish: PreviewWish,
  site: string | undefined,
  accessToken: string | undefined,
): Promise<string> {
  if (!wish.document && !wish.release) {
    throw new ContentServiceError(
      'Name a document by its uid or id, or a release with --release.\nSee --help for the options.',
    );
  }
  const params = new URLSearchParams(Object.entries(wish));
  if (accessToken) params.set('access_token', accessToken);
  const body = await post(`${service}/previews?${params}`, service);
  const { token, documentId, url, message } = body;
  if (typeof token !== 'string' || typeof documentId !== 'string' || typeof url !== 'string') {
    throw new ContentServiceError(`${typeof message === 'string' ? message : 'No preview'}.`);
  }
  return site ? landingAddress(site, token, documentId) : url;
}

async function post(address: string, service: string): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    return isJsonObject(body) ? body : {};
  } catch {
    throw new ContentServiceError(
      `No content service answers at ${service}.\n` +
        'Start it with `npm run content`, or name its port with --port or the variable CONTENT_PORT.',
    );
  }
}
