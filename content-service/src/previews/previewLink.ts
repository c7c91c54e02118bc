import { isJsonObject } from '../model/json';
import { ContentServiceError } from '../model/problems';
import { landingAddress } from './landingAddress';

/** Selects the document to preview, from the drafts or a release. */
export type PreviewOptions = { document?: string; lang?: string; type?: string; release?: string };

const TIMEOUT_MS = 10_000;

/**
 * Opens a preview in a running service.
 * @param service the origin of the service
 * @param site the site that the link opens; undefined for the site that the service is configured
 *   with
 * @returns the link to the site's landing page
 * @throws {ContentServiceError} if no service responds or the document does not exist
 */
export async function previewLink(
  service: string,
  options: PreviewOptions,
  site: string | undefined,
  accessToken: string | undefined,
): Promise<string> {
  if (!options.document && !options.release) {
    throw new ContentServiceError(
      'Name a document by its uid or id, or a release with --release.\nSee --help for the options.',
    );
  }
  const params = new URLSearchParams(Object.entries(options));
  if (accessToken) params.set('access_token', accessToken);
  const body = await post(`${service}/previews?${params}`, service);
  const { token, documentId, url, message } = body;
  if (typeof token !== 'string' || typeof documentId !== 'string' || typeof url !== 'string') {
    throw new ContentServiceError(
      `${typeof message === 'string' ? message : 'The service opened no preview'}.`,
    );
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
      `No content service responds at ${service}.\n` +
        'Start it with `npm run content`, or give its port with --port or the variable CONTENT_PORT.',
    );
  }
}
