import { isRecord } from '../../isRecord';
import { fetchJson } from '../fetchJson';
import { isAddress, isPreviewAddress } from './previewRef';

/** How long a response without `max-age` is cached (docs/content-api.md, “Cache”). */
const DEFAULT_LIFETIME_MS = 5000;

/**
 * Requests JSON without retries. Browsers send the request's only header, `Accept`, to other
 * origins without a CORS preflight request.
 */
export async function requestJson(
  url: URL,
  limits: { timeoutInMs?: number; accessToken?: string } = {},
): Promise<{ body: unknown; lifetimeInMs: number }> {
  const notJson = "is not a Prismic repository's API";
  const { body, headers } = await fetchJson(url, { ...limits, attempts: 1, notJson });
  return { body, lifetimeInMs: toLifetime(headers.get('cache-control')) };
}

function toLifetime(cacheControl: string | null): number {
  // Prismic sends this header for previews, which must not be stale, not even for 5 s.
  if (/\bno-(?:store|cache)\b/i.test(cacheControl ?? '')) return 0;
  const seconds = /\bmax-age=(\d+)/i.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? DEFAULT_LIFETIME_MS : Number(seconds) * 1000;
}

type OpenedSession = {
  mainDocument?: string;
  /** URL of an event stream. Prismic has no event stream, so its toolbar polls. */
  events?: string;
  /** When the session ends, in milliseconds since 1970. */
  expiresAt?: number;
};

/**
 * Opens a preview by requesting its token, if the token is a URL. Otherwise returns `{}`. Check the
 * token with `isPreviewRef` first, because anybody can write a URL into a link. The request has no
 * access token.
 * @throws ServiceError with status 404 if the preview has ended.
 */
export async function openSession(token: string, timeoutInMs?: number): Promise<OpenedSession> {
  if (!isPreviewAddress(token, token)) return {};
  const { body } = await requestJson(new URL(token), { timeoutInMs });
  if (!isRecord(body)) return {};
  const { mainDocument, events, expiresAt } = body;
  const ends = typeof expiresAt === 'string' ? Date.parse(expiresAt) : NaN;
  return {
    ...(typeof mainDocument === 'string' && mainDocument !== '' ? { mainDocument } : {}),
    ...(typeof events === 'string' && isAddress(events, token) ? { events } : {}),
    ...(Number.isNaN(ends) ? {} : { expiresAt: ends }),
  };
}
