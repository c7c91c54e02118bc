import { isRecord } from '../../isRecord';
import { fetchJson, toReason, UnusableResponse } from '../fetchJson';
import { ContentApiError } from '../../PrismicError';
import { isAddress, isPreviewAddress } from './previewRef';

type JsonResponse = { body: unknown; lifetimeInMs: number };

/** How long a response without `max-age` is cached (docs/content-api.md, “Cache”). */
const DEFAULT_LIFETIME_MS = 5000;

/**
 * Sends a GET request, without retries, and parses the JSON response. Browsers send the request's
 * only header, `Accept`, to other origins without a CORS preflight request.
 * @throws ContentApiError `<url> response timeout`, `Unexpected status code [<code>] on URL <url>`,
 * or if there is no JSON response. Messages never contain the access token.
 */
export async function requestJson(url: string, timeoutInMs?: number): Promise<JsonResponse> {
  const fail = (message: string, status?: number): never => {
    throw new ContentApiError(withoutToken(message, url), status);
  };
  const { status, ok, headers, text, body } = await fetchJson(
    new URL(url),
    { Accept: 'application/json' },
    { timeoutInMs, attempts: 1 },
  ).catch((error: unknown) => fail(`${url} ${explain(error)}`));

  if (!ok) {
    const serviceMessage = isRecord(body) ? (body.message ?? body.error) : undefined;
    const explanation =
      typeof serviceMessage === 'string' ? `\nThe service says: ${serviceMessage}` : '';
    return fail(`Unexpected status code [${status}] on URL ${url}${explanation}`, status);
  }
  if (body === undefined) {
    const kind = /^\s*</.test(text) ? 'HTML' : 'other text';
    return fail(`${url} is not Prismic's content API: it responded with ${kind}, not with JSON.`);
  }
  return { body, lifetimeInMs: toLifetime(headers.get('cache-control')) };
}

function explain(error: unknown): string {
  if (error instanceof UnusableResponse) return error.message;
  const isTimeout = isRecord(error) && error.name === 'TimeoutError';
  return isTimeout ? 'response timeout' : `cannot be reached (${toReason(error)})`;
}

function withoutToken(message: string, url: string): string {
  const token = new URL(url).searchParams.get('access_token');
  if (!token) return message;
  return message
    .replace(/([?&]access_token=)[^&\s]*/g, '$1[access token]')
    .replaceAll(token, '[access token]');
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
 * @throws ContentApiError with status 404 if the preview has ended.
 */
export async function openSession(token: string, timeoutInMs?: number): Promise<OpenedSession> {
  if (!isPreviewAddress(token, token)) return {};
  const { body } = await requestJson(token, timeoutInMs);
  if (!isRecord(body)) return {};
  const { mainDocument, events, expiresAt } = body;
  const ends = typeof expiresAt === 'string' ? Date.parse(expiresAt) : NaN;
  return {
    ...(typeof mainDocument === 'string' && mainDocument !== '' ? { mainDocument } : {}),
    ...(typeof events === 'string' && isAddress(events, token) ? { events } : {}),
    ...(Number.isNaN(ends) ? {} : { expiresAt: ends }),
  };
}
