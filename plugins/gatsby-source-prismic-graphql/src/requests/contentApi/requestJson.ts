import { isRecord } from '../../isRecord';
import { parseJson } from '../parseJson';
import { toReason } from '../toReason';
import { ContentApiError } from './ContentApiError';

type JsonAnswer = { body: unknown; lifetimeInMs: number };

const defaultTimeoutInMs = 30_000;

/** How long an answer is kept that does not say it: the specification's 5 s. */
const defaultLifetimeInMs = 5000;

/**
 * Asks by GET, once, for JSON. The only header is one that browsers send to other hosts without
 * asking them first.
 *
 * @param timeoutInMs for the complete answer; 30,000 without it.
 * @throws ContentApiError `<url> response timeout`, `Unexpected status code [<code>] on URL <url>`
 * (with what the service says on the next line), and when there is no answer, or it is not JSON.
 * The access token in the address is in no message.
 */
export async function requestJson(
  url: string,
  timeoutInMs = defaultTimeoutInMs,
): Promise<JsonAnswer> {
  const signal = AbortSignal.timeout(timeoutInMs);
  const fail = (message: string, status?: number): never => {
    throw new ContentApiError(withoutToken(message, url), status);
  };
  const { response, text } = await ask(url, signal).catch((error: unknown) =>
    // Browsers differ in what they throw on a timeout.
    fail(
      `${url} ${signal.aborted ? 'response timeout' : `cannot be reached (${toReason(error)})`}`,
    ),
  );

  const body = parseJson(text);
  if (!response.ok) {
    const said = isRecord(body) ? (body.message ?? body.error) : undefined;
    const explanation = typeof said === 'string' ? `\nThe service says: ${said}` : '';
    const { status } = response;
    return fail(`Unexpected status code [${status}] on URL ${url}${explanation}`, status);
  }
  if (body === undefined) {
    const kind = /^\s*</.test(text) ? 'HTML' : 'something';
    return fail(`${url} is not Prismic's content API: it answered with ${kind}, not with JSON.`);
  }
  return { body, lifetimeInMs: toLifetime(response.headers.get('cache-control')) };
}

async function ask(url: string, signal: AbortSignal) {
  const response = await fetch(url, { headers: { Accept: 'application/json' }, signal });
  return { response, text: await response.text() };
}

/** The message may quote the service, and the service the token. */
function withoutToken(message: string, url: string): string {
  const token = new URL(url).searchParams.get('access_token');
  if (!token) return message;
  return message
    .replace(/([?&]access_token=)[^&\s]*/g, '$1[access token]')
    .replaceAll(token, '[access token]');
}

function toLifetime(cacheControl: string | null): number {
  // Prismic says this of previews, which must not be stale even for 5 s.
  if (/\bno-(?:store|cache)\b/i.test(cacheControl ?? '')) return 0;
  const seconds = /\bmax-age=(\d+)/i.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? defaultLifetimeInMs : Number(seconds) * 1000;
}
