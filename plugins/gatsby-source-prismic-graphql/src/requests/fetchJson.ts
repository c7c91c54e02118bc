import { isRecord } from '../isRecord';
import { wait } from './wait';

export const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_CONCURRENT_REQUESTS = 20;

export type RequestLimits = {
  /**
   * Milliseconds until a response must be complete. A request with all its retries may take twice as
   * long, but no more than 15 s longer.
   */
  timeoutInMs?: number;
  /** Maximum number of concurrent requests of this process. */
  maxConcurrency?: number;
  /** Maximum number of attempts. Default: 6. */
  attempts?: number;
};

export type HttpResponse = {
  status: number;
  ok: boolean;
  headers: Headers;
  text: string;
  /** The parsed JSON; `undefined` when the text is not JSON. */
  body: unknown;
  /** For how long the service asks clients to wait; 0 when it does not. */
  retryAfterMs: number;
};

type Outcome = { response: HttpResponse } | { error: unknown };

/**
 * A response that no retry can make usable. The message names cause and remedy; the URL precedes it.
 */
export class UnusableResponse extends Error {}

const DEFAULT_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 500;
const MAX_TIME_FOR_RETRIES_MS = 15_000;
const MAX_REDIRECTS = 5;
// Far more than a schema, or a hundred documents, and little enough for the memory of a build.
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

// Errors that a retry may resolve. A refused connection, an unknown host and a bad certificate are not.
const temporaryErrorCodes = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/**
 * Sends a GET request, parses the JSON response, and repeats the request after 429, 5xx, a lost connection, a timeout and a truncated
 * response. The pauses double and are partly random, so that requests that failed together do not repeat
 * together. If the service sends `Retry-After`, the pause is at least that long. A response that still
 * arrives when its time is over is not requested again: it would take as long again.
 *
 * A request that pauses counts as a running one: a service that fails gets fewer
 * requests, and the first request that fails for good does so in its own time, however many wait.
 *
 * @returns the last response, whatever its status.
 * @throws UnusableResponse for a response that is too slow or too large, and for a redirect to another
 * host, to which the headers with the access token must not go.
 * @throws the error of `fetch` when the last attempt had no response.
 */
export async function fetchJson(
  url: URL,
  headers: Record<string, string>,
  { maxConcurrency = DEFAULT_MAX_CONCURRENT_REQUESTS, ...limits }: RequestLimits,
): Promise<HttpResponse> {
  return limitConcurrency(maxConcurrency, () => attemptInTime(url, headers, limits));
}

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a task as soon as fewer than `limit` tasks run in this process. */
async function limitConcurrency<T>(limit: number, task: () => Promise<T>): Promise<T> {
  while (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await task();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function attemptInTime(
  url: URL,
  headers: Record<string, string>,
  { timeoutInMs = DEFAULT_TIMEOUT_MS, attempts = DEFAULT_ATTEMPTS }: RequestLimits,
): Promise<HttpResponse> {
  let remainingMs = timeoutInMs + Math.min(timeoutInMs, MAX_TIME_FOR_RETRIES_MS);
  for (let attempt = 1; ; attempt += 1) {
    const start = performance.now();
    const limitMs = Math.ceil(Math.min(timeoutInMs, remainingMs));
    const outcome = await attemptOnce(url, headers, limitMs);
    remainingMs -= performance.now() - start;

    const backoffMs = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
    const pauseMs = backoffMs + ('response' in outcome ? outcome.response.retryAfterMs : 0);
    if (!isTemporary(outcome) || attempt === attempts || pauseMs >= remainingMs) {
      if ('response' in outcome) return outcome.response;
      throw outcome.error;
    }
    await wait(pauseMs);
    remainingMs -= pauseMs;
  }
}

async function attemptOnce(
  url: URL,
  headers: Record<string, string>,
  timeoutInMs: number,
): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeoutInMs);
  let bytes = 0;
  let arrivedAt = -Infinity;
  try {
    const response = await fetchFromHost(url, { headers, signal });
    const { status, ok } = response;
    const decoder = new TextDecoder();
    let text = '';
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      arrivedAt = performance.now();
      bytes += part.value.length;
      if (bytes > MAX_RESPONSE_BYTES) {
        await reader?.cancel();
        throw new UnusableResponse(tooLarge);
      }
      text += decoder.decode(part.value, { stream: true });
    }
    text += decoder.decode();
    const retryAfterMs = toMilliseconds(response.headers.get('retry-after'));
    const { headers: sent } = response;
    return { response: { status, ok, headers: sent, text, body: parseJson(text), retryAfterMs } };
  } catch (error) {
    const isDripping = signal.aborted && performance.now() - arrivedAt < timeoutInMs / 2;
    if (isDripping) return { error: tooSlow(bytes, timeoutInMs) };
    // The error of `fetch` for a timeout differs between browsers.
    return { error: signal.aborted ? signal.reason : error };
  }
}

/**
 * Follows redirects within a host only, and from http to https; browsers follow all redirects.
 *
 * @throws UnusableResponse for any other redirect.
 */
async function fetchFromHost(url: URL, init: RequestInit, redirects = 0): Promise<Response> {
  // Browsers hide where a redirect leads to.
  if (typeof window !== 'undefined') return fetch(url, init);
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const location = response.headers.get('location');
  const isRedirect = response.status >= 300 && response.status < 400;
  if (!isRedirect || !location || !URL.canParse(location, url)) return response;
  await response.body?.cancel();
  const target = new URL(location, url);
  const isOwn =
    target.origin === url.origin ||
    (target.protocol === 'https:' && target.hostname === url.hostname);
  if (isOwn && redirects < MAX_REDIRECTS) return fetchFromHost(target, init, redirects + 1);
  const address = `${target.origin}${target.pathname}`;
  throw new UnusableResponse(
    isOwn
      ? `redirects without end, at last to ${address}.\n` +
          'Check repositoryName or endpoint in the plugin options.'
      : `redirects to another host, ${address}. The plugin does not follow, because the access token must not go there.\n` +
          'If that is the address of the repository, set endpoint in the plugin options to it.',
  );
}

function tooSlow(bytes: number, timeoutInMs: number): UnusableResponse {
  return new UnusableResponse(
    `response timeout\nIts response was not complete within ${timeoutInMs / 1000} s: ${bytes} bytes had arrived, and more were coming slowly. ` +
      'Is the service overloaded, or the network slow? ' +
      'Raise timeoutInMs in the plugin options to allow more time.',
  );
}

const tooLarge =
  'sent more than 64 MiB in one response, which the plugin does not read.\n' +
  'Is it a Prismic repository? Check repositoryName or endpoint in the plugin options. ' +
  'If it is, select fewer fields in the query.';

function isTemporary(outcome: Outcome): boolean {
  if ('response' in outcome) {
    const { status, ok, text, body } = outcome.response;
    if (status === 204) return false;
    return status === 429 || status >= 500 || (ok && body === undefined && isTruncated(text));
  }
  const { error } = outcome;
  if (!isRecord(error)) return false;
  const cause = isRecord(error.cause) ? error.cause : error;
  return error.name === 'TimeoutError' || temporaryErrorCodes.has(String(cause.code));
}

/**
 * Whether invalid JSON is a truncated response. Without a Content-Length there is no other sign of it.
 */
export function isTruncated(text: string): boolean {
  return text.trim() === '' || /^\s*[{[]/.test(text);
}

/** @param retryAfter a number of seconds or a date. */
function toMilliseconds(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return ms > 0 ? ms : 0;
}

/**
 * The reason for an error of `fetch`: the code of the error's cause in Node, the message in browsers.
 */
export function toReason(error: unknown): string {
  const cause = isRecord(error) ? (error.cause ?? error) : error;
  return String(isRecord(cause) ? (cause.code ?? cause.message) : cause);
}

/**
 * Parses a response of Prismic and repairs its texts, here once for every document. Half an emoji (a lone
 * surrogate, which an importer leaves that cuts texts) would stop a build by a `URIError` or become
 * U+FFFD, and HTML has no NUL character. A space takes the place of each, because the spans of rich text
 * are offsets into the text. HTML has no carriage return either: browsers read it as a line feed, or drop it
 * before one, and React would find another text than its own. Alone it becomes a line feed, before one a space.
 *
 * A uid stays as it is, because a query by another uid would find nothing: such a document gets no page.
 *
 * @returns `undefined` for invalid JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, mayBeBroken.test(text) ? repair : undefined);
  } catch {
    return undefined;
  }
}

// JSON that was decoded from UTF-8 can contain such a character only as an escape sequence.
const mayBeBroken = /\\u(?:d[89a-f]|000[0d])|\\r/i;

function repair(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || key === 'uid') return value;
  return value
    .replace(/[\0\p{Surrogate}]/gu, ' ')
    .replace(/\r(?!\n)/g, '\n')
    .replaceAll('\r', ' ');
}
