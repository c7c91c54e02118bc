import { isRecord } from '../isRecord';
import { isOwnAddress } from '../requests/contentApi/isOwnAddress';
import { requestJson } from '../requests/contentApi/requestJson';

/** The data at a preview's token. */
export type OpenedSession = {
  /** Id of the document for which the preview was opened. */
  mainDocument?: string;
  /** URL of an event stream, if the service has one. Prismic has none; its toolbar polls. */
  events?: string;
  /** Milliseconds since 1970, if the service sends it. */
  expiresAt?: number;
};

/**
 * Opens a preview by a request to its token, which is a URL.
 *
 * @param token must belong to the repository (`isOwnAddress`).
 * @throws ContentApiError as `requestJson` does, with status 404 when the preview has ended.
 */
export async function openSession(token: string): Promise<OpenedSession> {
  const { body } = await requestJson(token);
  if (!isRecord(body)) return {};
  const { mainDocument, events, expiresAt } = body;
  const ends = typeof expiresAt === 'string' ? Date.parse(expiresAt) : NaN;
  return {
    ...(typeof mainDocument === 'string' && mainDocument !== '' ? { mainDocument } : {}),
    ...(typeof events === 'string' && isOwnAddress(events, token) ? { events } : {}),
    ...(Number.isNaN(ends) ? {} : { expiresAt: ends }),
  };
}
