import { isRecord } from '../isRecord';
import { ServiceError } from '../PrismicError';
import type { RequestLimits } from './fetchJson';
import {
  DEFAULT_TIMEOUT_MS,
  fetchJson,
  isTruncated,
  toReason,
  UnusableResponse,
} from './fetchJson';

type Request = RequestLimits & {
  headers?: Record<string, string>;
  /** Removed from every message, even if the service repeats it. */
  accessToken?: string;
  /** Message for a response that is not JSON; the URL precedes it. */
  notJson: string;
};

/**
 * Sends a GET request, with retries, and parses the JSON response. Returns a 3xx or 4xx response only when
 * it contains GraphQL errors, which say more than the status.
 *
 * @throws ServiceError for an unreachable host, a timeout, an unexpected status and a body that is not
 * JSON. The messages contain the URL without its query, which may contain the access token.
 */
export async function getJson(url: URL, request: Request): Promise<unknown> {
  const {
    headers,
    accessToken,
    timeoutInMs = DEFAULT_TIMEOUT_MS,
    maxResponseBytes,
    maxConcurrency,
    notJson,
  } = request;
  const address = `${url.origin}${url.pathname}`;
  const fail = (message: string, wrongStatus?: number): never => {
    throw new ServiceError(withoutToken(message, accessToken), wrongStatus);
  };

  const { status, ok, text, body, retryAfterMs } = await fetchJson(
    url,
    { Accept: 'application/json', ...headers },
    { timeoutInMs, maxResponseBytes, maxConcurrency },
  ).catch((error: unknown) => fail(toNetworkMessage(error, address, timeoutInMs)));

  if (ok) {
    return body === undefined
      ? fail(
          `${address} ${notJson}: it responded with ${nameOf(text)}, not JSON.\n${checkOptions}` +
            (isTruncated(text) ? ' A proxy or the network may have cut the response off.' : ''),
        )
      : body;
  }
  const errors: unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  if (errors.length > 0 && status < 500) return body;

  const [said] = [body, ...errors].flatMap((part) =>
    isRecord(part) ? (part.message ?? part.error ?? []) : [],
  );
  const lines = [
    `Unexpected status code [${status}] on URL ${address}`,
    typeof said === 'string' ? `The service says: ${said}` : '',
    explainStatus(status, url.href.length, accessToken !== undefined),
    retryAfterMs > 0
      ? `It asks to wait ${Math.ceil(retryAfterMs / 1000)} s before the next request, longer than the build waits.`
      : '',
    status === 410 || (status === 404 && /\bref\b/i.test(String(said))) ? explainExpiredRef : '',
    status === 404 && body === undefined ? `${address} ${notJson}. ${checkOptions}` : '',
  ];
  return fail(lines.filter((line) => line !== '').join('\n'), status);
}

/** Removes the access token from a message that quotes the service. */
export function withoutToken(message: string, accessToken: string | undefined): string {
  return accessToken ? message.replaceAll(accessToken, '[access token]') : message;
}

const checkOptions = 'Check repositoryName or endpoint in the plugin options.';

const explainExpiredRef =
  'The ref names a state of the content that the repository no longer has: it was published again since. ' +
  'Start Gatsby again, which reads the current ref. ' +
  'If prismicRef in the plugin options names the ref, replace it by the label of a release or remove it.';

function explainStatus(status: number, length: number, hasToken: boolean): string {
  switch (status) {
    case 401:
    case 403:
      return hasToken
        ? 'The repository does not accept the access token: check accessToken in the plugin options.'
        : 'The repository is private: set accessToken in the plugin options ' +
            '(create one in Prismic under Settings, API & Security).';
    case 413:
    case 414:
    case 431: // Node's HTTP server sends 431 for a URL that is too long.
      return (
        `The URL with its query is ${length} characters long, more than the service accepts. ` +
        'Select fewer fields, or split the page query and its fragments.'
      );
    case 429:
      return 'The service limits the rate of requests: lower maxConcurrency in the plugin options.';
    default:
      return '';
  }
}

function nameOf(text: string): string {
  if (/^\s*</.test(text)) return 'HTML';
  if (text.trim() === '') return 'an empty body';
  return isTruncated(text) ? 'truncated JSON' : 'text';
}

function toNetworkMessage(error: unknown, address: string, timeoutInMs: number): string {
  if (isRecord(error) && error.name === 'TimeoutError') {
    return (
      `${address} response timeout\n` +
      `There was no complete response within ${timeoutInMs / 1000} s, even after retries. Is the service overloaded, or the network slow? ` +
      'Raise timeoutInMs in the plugin options to allow more time.'
    );
  }
  if (error instanceof UnusableResponse) return `${address} ${error.message}`;
  const reason = toReason(error);
  if (/^(?:HPE_|UND_ERR_HEADERS_OVERFLOW)/.test(reason)) {
    return `${address} sent a response that is not valid HTTP (${reason}).\n${checkOptions} A proxy may have damaged the response.`;
  }
  if (/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)$/.test(reason)) {
    return (
      `${address} broke off its response (${reason}), also when asked again.\n` +
      'Look into the log of the service, or of a proxy before it, and build again.'
    );
  }
  return (
    `${address} cannot be reached (${reason}).\n` +
    'Is the content service running? Is the URL right? ' +
    'The URL comes from repositoryName or endpoint in the plugin options.'
  );
}
