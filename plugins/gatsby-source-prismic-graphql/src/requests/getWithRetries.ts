import { isRecord } from '../isRecord';
import { limitConcurrency } from './limitConcurrency';
import { parseJson } from './parseJson';
import { wait } from './wait';

export const defaultTimeoutInMs = 30_000;
const defaultMaxConcurrency = 20;

export type RequestLimits = {
  /** Milliseconds for one complete answer; with all its retries a request has twice that. */
  timeoutInMs?: number;
  /** Most requests of this process at once. */
  maxConcurrency?: number;
};

export type Answer = {
  status: number;
  ok: boolean;
  text: string;
  /** `undefined` when the text is not JSON. */
  body: unknown;
};

type Outcome = { answer: Answer; retryAfter: number } | { error: unknown };

const mostAttempts = 6;
const firstPause = 500;

// What passes by itself. A refused connection, an unknown host or a bad certificate does not.
const passingCodes = new Set([
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
 * Asks by GET, again after 429, 5xx, a lost connection, a timeout and an answer that breaks off.
 * The pauses double and are partly random, so that requests that failed together do not come back
 * together; `Retry-After` is the least pause when the service names one.
 *
 * @returns the last answer, whatever its status.
 * @throws what `fetch` does, when the last attempt had no answer.
 */
export async function getWithRetries(
  url: URL,
  headers: Record<string, string>,
  { timeoutInMs = defaultTimeoutInMs, maxConcurrency = defaultMaxConcurrency }: RequestLimits,
): Promise<Answer> {
  // Time in the queue is left out: there it ends because the requests before it do.
  let left = 2 * timeoutInMs;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await limitConcurrency(maxConcurrency, async () => {
      const start = performance.now();
      const result = await attemptOnce(url, headers, Math.ceil(Math.min(timeoutInMs, left)));
      left -= performance.now() - start;
      return result;
    });

    const backoff = firstPause * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
    const pause = backoff + ('answer' in outcome ? outcome.retryAfter : 0);
    if (!isPassing(outcome) || attempt === mostAttempts || pause >= left) {
      if ('answer' in outcome) return outcome.answer;
      throw outcome.error;
    }
    await wait(pause);
    left -= pause;
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
    const retryAfter = toMilliseconds(response.headers.get('retry-after'));
    return { answer: { status, ok, text, body: parseJson(text) }, retryAfter };
  } catch (error) {
    return { error };
  }
}

function isPassing(outcome: Outcome): boolean {
  if ('answer' in outcome) {
    const { status, ok, text, body } = outcome.answer;
    return status === 429 || status >= 500 || (ok && body === undefined && isBrokenOff(text));
  }
  const { error } = outcome;
  if (!isRecord(error)) return false;
  const cause = isRecord(error.cause) ? error.cause : error;
  return error.name === 'TimeoutError' || passingCodes.has(String(cause.code));
}

/** JSON that began and did not end: a service that gives no length cannot be caught otherwise. */
export function isBrokenOff(text: string): boolean {
  return text.trim() === '' || /^\s*[{[]/.test(text);
}

/** `Retry-After` is in seconds, or a date. */
function toMilliseconds(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return ms > 0 ? ms : 0;
}
