// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../problem.mjs';

const ANSWER_WITHIN_MS = 60_000;
const LONGEST_WAIT_MS = 60_000;
const FIRST_WAIT_MS = 2_000;
const TRIES = 6;

/** An answer of Prismic that is no success, with the words in which it says why. */
export class Refusal extends Error {
  /**
   * @param {string} method
   * @param {string} url
   * @param {number} status
   * @param {string} answer
   */
  constructor(method, url, status, answer) {
    super(`${status}: ${reasonIn(answer)}`);
    this.method = method;
    this.url = url;
    this.status = status;
  }
}

/** What a request meets that comes after the wish to end. */
export class Stopped extends Error {}

/**
 * @typedef {object} PrismicRequests
 * @property {(url: string, init?: RequestInit) => Promise<Response>} fetch for clients of Prismic:
 *   a success or nothing. It rejects with a `Refusal`, with a `Problem` when Prismic cannot be
 *   reached, with `Stopped` after `stop`
 * @property {() => void} stop lets the request under way finish, so that what it makes is known,
 *   and takes no other
 */

/**
 * The requests of one sending. Too many at once (429) are sent again after the time that Prismic
 * asks for, a limited number of times: the official client would go on for ever, and without a
 * pause when none is named.
 *
 * @param {{ onWait?: (seconds: number) => void, tries?: number, answerWithin?: number }} [options]
 * @returns {PrismicRequests}
 */
export function prismicRequests({
  onWait = () => {},
  tries = TRIES,
  answerWithin = ANSWER_WITHIN_MS,
} = {}) {
  const stopping = new AbortController();

  /** @param {string} url @param {RequestInit} init */
  const send = async (url, init) => {
    if (stopping.signal.aborted) throw new Stopped();
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(answerWithin) });
    } catch (error) {
      throw new Problem(
        `${new URL(url).host} could not be reached (${networkCause(error)}).\n` +
          'Check the connection and run the command again: what was sent is not sent twice.',
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
        if (response.status !== 429 || attempt === tries) throw refusal;
        const pause = pauseOf(response.headers.get('retry-after'), attempt);
        onWait(Math.ceil(pause / 1_000));
        await wait(pause, undefined, { signal: stopping.signal }).catch(() => {
          throw new Stopped();
        });
      }
    },
    stop: () => stopping.abort(),
  };
}

/** @param {string | null} retryAfter seconds or a date @param {number} attempt */
function pauseOf(retryAfter, attempt) {
  const asked = retryAfter
    ? Number(retryAfter) * 1_000 || Date.parse(retryAfter) - Date.now()
    : FIRST_WAIT_MS * 2 ** (attempt - 1);
  return Math.min(Math.max(asked || 0, 100), LONGEST_WAIT_MS);
}

/** @param {unknown} error of `fetch`, whose message alone is “fetch failed” */
function networkCause(error) {
  const { cause, message } =
    /** @type {{ cause?: { code?: unknown, message?: unknown }, message?: unknown }} */ (error);
  return String(cause?.code || cause?.message || message);
}

/**
 * The APIs word their refusals in different ways: `{message, details}` (Migration), `{error}`
 * (Asset), plain text (Types), HTML (what stands in front of them).
 *
 * @param {string} answer
 */
function reasonIn(answer) {
  const text = answer
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  try {
    const { message, Message, error, details } = JSON.parse(answer);
    const reason = [message, Message, error].find((given) => typeof given === 'string') ?? text;
    const faults = Array.isArray(details) ? details : [];
    return [reason, ...faults.map(faultOf)].join('\n    ');
  } catch {
    return text.slice(0, 300) || 'no reason was given';
  }
}

/** @param {{ property?: unknown, value?: unknown, error?: unknown } | null} detail */
function faultOf(detail) {
  const value = JSON.stringify(detail?.value)?.slice(0, 120);
  const place = detail?.property ? `${String(detail.property)}: ` : '';
  return `${place}${String(detail?.error ?? 'refused')}${value ? ` (${value})` : ''}`;
}
