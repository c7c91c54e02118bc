import { isRecord } from '../../isRecord';
import { parseJson } from '../parseJson';
import { toReason } from '../toReason';
import { ContentApiError } from './ContentApiError';

type JsonResponse = { body: unknown; lifetimeInMs: number };

const DEFAULT_TIMEOUT_MS = 30_000;

/** Lifetime of a response without `max-age`: 5 s (docs/content-api.md, “Cache”). */
const DEFAULT_LIFETIME_MS = 5000;

/**
 * Sends a GET request, without retries, and parses the JSON response. The only header is `Accept`, which
 * browsers send to other origins without a CORS preflight request.
 *
 * @param timeoutInMs milliseconds until the response must be complete. Default: 30,000.
 * @throws ContentApiError `<url> response timeout`, `Unexpected status code [<code>] on URL <url>`
 * (the next line quotes the service), and when there is no response or it is not JSON. The access token
 * is removed from every message.
 */
export async function requestJson(
  url: string,
  timeoutInMs = DEFAULT_TIMEOUT_MS,
): Promise<JsonResponse> {
  const signal = AbortSignal.timeout(timeoutInMs);
  const fail = (message: string, status?: number): never => {
    throw new ContentApiError(withoutToken(message, url), status);
  };
  const { response, text } = await fetchText(url, signal).catch((error: unknown) =>
    // The error for a timeout differs between browsers.
    fail(
      `${url} ${signal.aborted ? 'response timeout' : `cannot be reached (${toReason(error)})`}`,
    ),
  );

  const body = parseJson(text);
  if (!response.ok) {
    const serviceMessage = isRecord(body) ? (body.message ?? body.error) : undefined;
    const explanation =
      typeof serviceMessage === 'string' ? `\nThe service says: ${serviceMessage}` : '';
    const { status } = response;
    return fail(`Unexpected status code [${status}] on URL ${url}${explanation}`, status);
  }
  if (body === undefined) {
    const kind = /^\s*</.test(text) ? 'HTML' : 'other text';
    return fail(`${url} is not Prismic's content API: it responded with ${kind}, not with JSON.`);
  }
  return { body, lifetimeInMs: toLifetime(response.headers.get('cache-control')) };
}

async function fetchText(url: string, signal: AbortSignal) {
  const response = await fetch(url, { headers: { Accept: 'application/json' }, signal });
  return { response, text: await response.text() };
}

/** Removes the access token from the URL in the message, and from a message that quotes the service. */
function withoutToken(message: string, url: string): string {
  const token = new URL(url).searchParams.get('access_token');
  if (!token) return message;
  return message
    .replace(/([?&]access_token=)[^&\s]*/g, '$1[access token]')
    .replaceAll(token, '[access token]');
}

function toLifetime(cacheControl: string | null): number {
  // Prismic sends this header for previews, which must not be stale even for 5 s.
  if (/\bno-(?:store|cache)\b/i.test(cacheControl ?? '')) return 0;
  const seconds = /\bmax-age=(\d+)/i.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? DEFAULT_LIFETIME_MS : Number(seconds) * 1000;
}
