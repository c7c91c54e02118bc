// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../problem.mjs';

const TIMEOUT_MS = 60_000;
const MAX_WAIT_MS = 60_000;
const MIN_WAIT_MS = 100;
const FIRST_WAIT_MS = 2_000;
const MAX_ATTEMPTS = 6;
const MAX_REASON_LETTERS = 300;
const MAX_VALUE_LETTERS = 120;

/** An unsuccessful response from Prismic, with the reason that it gives. */
export class Refusal extends Error {
  /**
   * @param {string} method
   * @param {string} url
   * @param {number} status
   * @param {string} body
   */
  constructor(method, url, status, body) {
    super(`${status}: ${reasonIn(body)}`);
    this.method = method;
    this.url = url;
    this.status = status;
  }
}

/** Rejects every request after `stop`. */
export class Stopped extends Error {}

/**
 * @typedef {object} PrismicRequests
 * @property {(url: string, init?: RequestInit) => Promise<Response>} fetch resolves only with a
 *   successful response. It rejects with a `Refusal`, with a `Problem` if Prismic cannot be reached,
 *   and with `Stopped` after `stop`
 * @property {() => void} stop rejects further requests. The current request finishes, so that its
 *   result can be recorded
 */

/**
 * Creates the requests of one run. After a response 429 (too many requests) it waits as long as
 * Prismic asks and tries again, a limited number of times. The official client would try for ever,
 * and without waiting if Prismic gives no time.
 *
 * @param {{ onWait?: (seconds: number) => void, maxAttempts?: number, timeoutMs?: number }} [options]
 * @returns {PrismicRequests}
 */
export function prismicRequests({
  onWait = () => {},
  maxAttempts = MAX_ATTEMPTS,
  timeoutMs = TIMEOUT_MS,
} = {}) {
  const stopping = new AbortController();

  /** @param {string} url @param {RequestInit} init */
  const send = async (url, init) => {
    if (stopping.signal.aborted) throw new Stopped();
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      throw new Problem(
        `${new URL(url).host} could not be reached (${networkCause(error)}).\n` +
          'Check the connection and run the command again: it sends nothing twice.',
      );
    }
  };

  return {
    fetch: async (url, init = {}) => {
      for (let attempt = 1; ; attempt += 1) {
        const response = await send(url, init);
        if (response.ok) return response;
        const refusal = new Refusal(
          init.method ?? 'GET',
          url,
          response.status,
          await response.text(),
        );
        if (response.status !== 429 || attempt === maxAttempts) throw refusal;
        const delay = delayOf(response.headers.get('retry-after'), attempt);
        onWait(Math.ceil(delay / 1_000));
        await wait(delay, undefined, { signal: stopping.signal }).catch(() => {
          throw new Stopped();
        });
      }
    },
    stop: () => stopping.abort(),
  };
}

/** @param {string | null} retryAfter seconds or a date @param {number} attempt */
function delayOf(retryAfter, attempt) {
  const delay = retryAfter
    ? Number(retryAfter) * 1_000 || Date.parse(retryAfter) - Date.now()
    : FIRST_WAIT_MS * 2 ** (attempt - 1);
  return Math.min(Math.max(delay || 0, MIN_WAIT_MS), MAX_WAIT_MS);
}

/** @param {unknown} error of `fetch`, whose own message is only “fetch failed” */
function networkCause(error) {
  const { cause, message } =
    /** @type {{ cause?: { code?: unknown, message?: unknown }, message?: unknown }} */ (error);
  return String(cause?.code || cause?.message || message);
}

/**
 * Reads the reason from a response body. The APIs use different formats: `{message, details}`
 * (Migration), `{error}` (Asset), plain text (Types), and HTML from the servers in front of them.
 *
 * @param {string} body
 */
function reasonIn(body) {
  const text = body
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  try {
    const { message, Message, error, details } = JSON.parse(body);
    const reason = [message, Message, error].find((given) => typeof given === 'string') ?? text;
    const errors = Array.isArray(details) ? details : [];
    return [reason, ...errors.map(describeError)].join('\n    ');
  } catch {
    return text.slice(0, MAX_REASON_LETTERS) || 'no reason was given';
  }
}

/** @param {{ property?: unknown, value?: unknown, error?: unknown } | null} detail */
function describeError(detail) {
  const value = JSON.stringify(detail?.value)?.slice(0, MAX_VALUE_LETTERS);
  const property = detail?.property ? `${String(detail.property)}: ` : '';
  return `${property}${String(detail?.error ?? 'rejected')}${value ? ` (${value})` : ''}`;
}
