import { isRecord } from '../isRecord';
import { wait } from './wait';

export const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_CONCURRENT_REQUESTS = 20;

export type RequestLimits = {
  /** Milliseconds per response. All retries together may take as long again, but at most 15 s. */
  timeoutInMs?: number;
  maxConcurrency?: number;
  /** Maximum number of attempts, including the first. Default: 6. */
  attempts?: number;
};

type HttpResponse = {
  status: number;
  ok: boolean;
  headers: Headers;
  text: string;
  /** Parsed JSON, or `undefined` if the text is not JSON. */
  body: unknown;
  /** Pause that the header `Retry-After` requests, or 0. */
  retryAfterMs: number;
};

type Outcome = { response: HttpResponse } | { error: unknown };

/** No retry can make the response usable. The message names cause and remedy, but not the URL. */
export class UnusableResponse extends Error {}

const DEFAULT_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 500;
const MAX_TIME_FOR_RETRIES_MS = 15_000;
const MAX_REDIRECTS = 5;
// The limit is larger than any schema or list of 100 documents, and fits a build's memory.
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

// A retry may succeed after these errors. A refused connection or a bad certificate is permanent.
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
 * Sends a GET request and parses the JSON response. Retries after 429, 5xx, a lost connection, a
 * truncated response and a time-out, unless the response was still arriving at the time-out: the
 * next response would take as long. The pauses between attempts are partly random, so that
 * requests that failed together are not repeated together. During a pause, a request still counts
 * towards `maxConcurrency`, so a failing service gets fewer requests.
 * @returns the last response, whatever its status.
 * @throws UnusableResponse if the response is too slow or too large, or redirects to another host,
 * which must not get the access token. Throws the error of `fetch` if there is no response.
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
    // After a time-out, `fetch` throws different errors in different browsers, so the reason comes
    // from the signal.
    return { error: signal.aborted ? signal.reason : error };
  }
}

async function fetchFromHost(url: URL, init: RequestInit, redirects = 0): Promise<Response> {
  // Browsers hide the target of a redirect, so it cannot be checked.
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

/** Whether invalid JSON is truncated. Without Content-Length, only the text shows a truncation. */
export function isTruncated(text: string): boolean {
  return text.trim() === '' || /^\s*[{[]/.test(text);
}

function toMilliseconds(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return ms > 0 ? ms : 0;
}

/** Returns the code of the error's cause in Node, or the message in browsers. */
export function toReason(error: unknown): string {
  const cause = isRecord(error) ? (error.cause ?? error) : error;
  return String(isRecord(cause) ? (cause.code ?? cause.message) : cause);
}

/**
 * Parses a response and repairs its texts, except uids: no query would find a repaired uid.
 * Replaces each bad character by exactly one other, so that offsets in rich text stay right:
 * - lone surrogates (from importers that cut texts), which would stop a build with a `URIError`
 * - NUL, which HTML cannot contain
 * - carriage returns, which browsers change, so that hydration would find a different text
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, mayBeBroken.test(text) ? repair : undefined);
  } catch {
    return undefined;
  }
}

// JSON contains lone surrogates, NUL and carriage returns in strings only as escape sequences:
// UTF-8 has no surrogates, and JSON forbids control characters.
const mayBeBroken = /\\u(?:d[89a-f]|000[0d])|\\r/i;

function repair(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || key === 'uid') return value;
  return value
    .replace(/[\0\p{Surrogate}]/gu, ' ')
    .replace(/\r(?!\n)/g, '\n')
    .replaceAll('\r', ' ');
}
