import { isRecord } from '../isRecord';
import { limitConcurrency } from './limitConcurrency';
import { parseJson } from './parseJson';
import { wait } from './wait';

export const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_CONCURRENT_REQUESTS = 20;

export type RequestLimits = {
  /**
   * Milliseconds until a response must be complete. A request with all its retries may take twice as
   * long.
   */
  timeoutInMs?: number;
  /** Maximum number of concurrent requests of this process. */
  maxConcurrency?: number;
};

export type HttpResponse = {
  status: number;
  ok: boolean;
  text: string;
  /** The parsed JSON; `undefined` when the text is not JSON. */
  body: unknown;
};

type Outcome = { response: HttpResponse; retryAfterMs: number } | { error: unknown };

const MAX_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 500;

// Errors that a retry may resolve. A refused connection, an unknown host and a bad certificate are not.
const temporaryErrorCodes = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/**
 * Sends a GET request and repeats it after 429, 5xx, a lost connection, a timeout and a truncated
 * response. The pauses double and are partly random, so that requests that failed together do not repeat
 * together. If the service sends `Retry-After`, the pause is at least that long.
 *
 * @returns the last response, whatever its status.
 * @throws the error of `fetch` when the last attempt had no response.
 */
export async function getWithRetries(
  url: URL,
  headers: Record<string, string>,
  {
    timeoutInMs = DEFAULT_TIMEOUT_MS,
    maxConcurrency = DEFAULT_MAX_CONCURRENT_REQUESTS,
  }: RequestLimits,
): Promise<HttpResponse> {
  // The time in the queue does not count: every request before this one has a time limit itself.
  let remainingMs = 2 * timeoutInMs;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await limitConcurrency(maxConcurrency, async () => {
      const start = performance.now();
      const result = await attemptOnce(url, headers, Math.ceil(Math.min(timeoutInMs, remainingMs)));
      remainingMs -= performance.now() - start;
      return result;
    });

    const backoffMs = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
    const pauseMs = backoffMs + ('response' in outcome ? outcome.retryAfterMs : 0);
    if (!isTemporary(outcome) || attempt === MAX_ATTEMPTS || pauseMs >= remainingMs) {
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
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutInMs) });
    const { status, ok } = response;
    const text = await response.text();
    const retryAfterMs = toMilliseconds(response.headers.get('retry-after'));
    return { response: { status, ok, text, body: parseJson(text) }, retryAfterMs };
  } catch (error) {
    return { error };
  }
}

function isTemporary(outcome: Outcome): boolean {
  if ('response' in outcome) {
    const { status, ok, text, body } = outcome.response;
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
