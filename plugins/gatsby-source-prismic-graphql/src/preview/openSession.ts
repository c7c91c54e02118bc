import { isRecord } from '../isRecord';
import { isOwnAddress } from '../requests/contentApi/isOwnAddress';
import { requestJson } from '../requests/contentApi/requestJson';

/** What the address of a preview says of itself. */
export type OpenedSession = {
  /** Id of the document from which the preview was opened. */
  mainDocument?: string;
  /** Address of a stream of events, where the service has one; Prismic's toolbar is told otherwise. */
  events?: string;
  /** In milliseconds since 1970, where the service says so. */
  expiresAt?: number;
};

/**
 * Opens a preview: asks at its address, which is its token.
 *
 * @param token one of the repository's own (`isOwnAddress`).
 * @throws ContentApiError as `requestJson` does; with status 404 when the preview has ended.
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
