import { isRecord } from '../isRecord';
import { ServiceError } from '../PrismicError';
import { wait } from './wait';

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_CONCURRENT_REQUESTS = 20;

export type RequestLimits = {
  /** Milliseconds per response. All retries together may take as long again, but at most 15 s. */
  timeoutInMs?: number;
  maxConcurrency?: number;
  attempts?: number;
};

export type JsonRequest = RequestLimits & {
  headers?: Record<string, string>;
  /** Error messages never contain the access token. */
  accessToken?: string;
  /** Says what is wrong if the response is not JSON: `is not …`. */
  notJson: string;
};

type ReadResponse = {
  body: unknown;
  headers: Headers;
  status: number;
  ok: boolean;
  text: string;
  retryAfterMs: number;
};

type Outcome = { response?: ReadResponse; error?: unknown };

const DEFAULT_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 500;
const MAX_TIME_FOR_RETRIES_MS = 15_000;

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
 * Also returns 4xx responses with GraphQL errors, which say more than the status.
 * @throws ServiceError. Its message omits the URL's query, which may contain the access token.
 */
export async function fetchJson(
  url: URL,
  { headers, accessToken, notJson, ...limits }: JsonRequest,
): Promise<Pick<ReadResponse, 'body' | 'headers'>> {
  const address = `${url.origin}${url.pathname}`;
  const fail = (message: string, wrongStatus?: number): never => {
    throw new ServiceError(withoutToken(message, accessToken), wrongStatus);
  };
  const response = await fetchWithRetries(
    url,
    { Accept: 'application/json', ...headers },
    limits,
  ).catch((error: unknown) => fail(`${address} ${describeFailure(error)}`));

  const { status, ok, text, body, retryAfterMs } = response;
  if (ok && body !== undefined) return response;
  if (ok) {
    const kind = /^\s*</.test(text) ? 'HTML' : 'other text';
    return fail(`${address} ${notJson}: it responded with ${kind}, not JSON.`);
  }
  const errors: unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  if (errors.length > 0 && status < 500) return response;

  const [said] = [body, ...errors].flatMap((part) =>
    isRecord(part) ? (part.message ?? part.error ?? []) : [],
  );
  const lines = [
    `Unexpected status code [${status}] on URL ${address}`,
    ...(typeof said === 'string' ? [`The service says: ${said}`] : []),
    ...(retryAfterMs > 0
      ? [`It asks to wait ${Math.ceil(retryAfterMs / 1000)} s before the next request.`]
      : []),
    ...(status === 404 && body === undefined ? [`${address} ${notJson}.`] : []),
  ];
  return fail(lines.join('\n'), status);
}

/** Returns the messages of GraphQL errors, each once. */
export function readErrors(body: unknown): string | undefined {
  const errors: unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  const messages = errors.map((error) => String(isRecord(error) ? error.message : error));
  return errors.length > 0 ? [...new Set(messages)].join('\n') : undefined;
}

export function withoutToken(message: string, accessToken: string | undefined): string {
  return accessToken ? message.replaceAll(accessToken, '[access token]') : message;
}

function describeFailure(error: unknown): string {
  if (isRecord(error) && error.name === 'TimeoutError') {
    return 'response timeout\nIs the service overloaded, or the network slow? Raise timeoutInMs to allow more time.';
  }
  // In Node the cause has a code. In browsers the error has only a message.
  const cause = isRecord(error) ? (error.cause ?? error) : error;
  const reason = String(isRecord(cause) ? (cause.code ?? cause.message) : cause);
  return `cannot be reached (${reason}).\nIs the service running? Is the URL right?`;
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

/**
 * The pauses are partly random, so that requests that failed together are not repeated together.
 * During a pause, a request still counts towards `maxConcurrency`, so a failing service gets fewer
 * requests. Returns the last response, or throws the last error of `fetch`.
 */
function fetchWithRetries(
  url: URL,
  headers: Record<string, string>,
  {
    timeoutInMs = DEFAULT_TIMEOUT_MS,
    maxConcurrency = DEFAULT_MAX_CONCURRENT_REQUESTS,
    attempts = DEFAULT_ATTEMPTS,
  }: RequestLimits,
): Promise<ReadResponse> {
  return limitConcurrency(maxConcurrency, async () => {
    let remainingMs = timeoutInMs + Math.min(timeoutInMs, MAX_TIME_FOR_RETRIES_MS);
    for (let attempt = 1; ; attempt += 1) {
      const start = performance.now();
      const limitMs = Math.ceil(Math.min(timeoutInMs, remainingMs));
      const { response, error } = await fetchOnce(url, headers, limitMs);
      remainingMs -= performance.now() - start;

      const backoffMs = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
      const pauseMs = backoffMs + (response?.retryAfterMs ?? 0);
      if (!isTemporary({ response, error }) || attempt === attempts || pauseMs >= remainingMs) {
        if (response) return response;
        throw error;
      }
      await wait(pauseMs);
      remainingMs -= pauseMs;
    }
  });
}

async function fetchOnce(
  url: URL,
  headers: Record<string, string>,
  timeoutInMs: number,
): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeoutInMs);
  // A redirect might send the access token, which only Node has, to another host.
  const redirect = typeof window === 'undefined' ? 'error' : 'follow';
  try {
    const response = await fetch(url, { headers, signal, redirect });
    const text = await response.text();
    const { status, ok, headers: sent } = response;
    const retryAfterMs = toMilliseconds(sent.get('retry-after'));
    return { response: { status, ok, headers: sent, text, body: parseJson(text), retryAfterMs } };
  } catch (error) {
    // After a time-out, `fetch` throws different errors in different browsers.
    return { error: signal.aborted ? signal.reason : error };
  }
}

function isTemporary({ response, error }: Outcome): boolean {
  if (response) {
    const { status, ok, text, body } = response;
    // Without Content-Length, only the text shows that a response is truncated.
    const isTruncated = ok && body === undefined && /^\s*([{[]|$)/.test(text);
    return status === 429 || status >= 500 || (isTruncated && status !== 204);
  }
  if (!isRecord(error)) return false;
  const cause = isRecord(error.cause) ? error.cause : error;
  return error.name === 'TimeoutError' || temporaryErrorCodes.has(String(cause.code));
}

function toMilliseconds(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return ms > 0 ? ms : 0;
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
