import { isRecord } from '../isRecord';
import { isAddress, isPreviewAddress } from '../requests/contentApi/previewRef';
import { requestJson } from '../requests/contentApi/requestJson';

/** The data at the address of a preview. */
export type OpenedSession = {
  /** Id of the document for which the preview was opened. */
  mainDocument?: string;
  /** URL of an event stream, if the service has one. Prismic has none; its toolbar polls. */
  events?: string;
  /** Milliseconds since 1970, if the service sends it. */
  expiresAt?: number;
};

/**
 * Opens a preview by a request to its token, if the token is an address. Prismic has no address for a name.
 *
 * @param token must belong to the repository (`isPreviewRef`).
 * @throws ContentApiError as `requestJson` does, with status 404 when the preview has ended.
 */
export async function openSession(token: string): Promise<OpenedSession> {
  if (!isPreviewAddress(token, token)) return {};
  const { body } = await requestJson(token);
  if (!isRecord(body)) return {};
  const { mainDocument, events, expiresAt } = body;
  const ends = typeof expiresAt === 'string' ? Date.parse(expiresAt) : NaN;
  return {
    ...(typeof mainDocument === 'string' && mainDocument !== '' ? { mainDocument } : {}),
    ...(typeof events === 'string' && isAddress(events, token) ? { events } : {}),
    ...(Number.isNaN(ends) ? {} : { expiresAt: ends }),
  };
}
