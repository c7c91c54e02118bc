import { isRecord } from '../isRecord';
import { PrismicError } from '../PrismicError';
import type { RequestLimits } from './getWithRetries';
import { defaultTimeoutInMs, getWithRetries, isBrokenOff } from './getWithRetries';
import { toReason } from './toReason';

type Request = RequestLimits & {
  headers?: Record<string, string>;
  /** Kept out of every message, whatever the service answers. */
  accessToken?: string;
  /** What is wrong when the answer is not JSON; the address comes before it. */
  notJson: string;
};

/**
 * Asks by GET, with retries, and reads JSON. A non-2xx answer is returned only when it is a GraphQL error list,
 * which says more than its status does.
 *
 * @throws PrismicError for an unreachable address, a timeout, an unexpected status and a body that
 * is not JSON, each naming the address without its query (which may hold the access token).
 */
export async function getJson(url: URL, request: Request): Promise<unknown> {
  const {
    headers,
    accessToken,
    timeoutInMs = defaultTimeoutInMs,
    maxConcurrency,
    notJson,
  } = request;
  const address = `${url.origin}${url.pathname}`;
  const fail = (message: string): never => {
    throw new PrismicError(withoutToken(message, accessToken));
  };

  const { status, ok, text, body } = await getWithRetries(
    url,
    { Accept: 'application/json', ...headers },
    { timeoutInMs, maxConcurrency },
  ).catch((error: unknown) => fail(toNetworkMessage(error, address, timeoutInMs)));

  if (ok) {
    return body === undefined
      ? fail(`${address} ${notJson}: it answered with ${nameOf(text)}, not JSON.\n` + checkAddress)
      : body;
  }
  if (isRecord(body) && Array.isArray(body.errors) && body.errors.length > 0) return body;

  const said = isRecord(body) ? (body.message ?? body.error) : undefined;
  const lines = [
    `Unexpected status code [${status}] on URL ${address}`,
    typeof said === 'string' ? `The service says: ${said}` : '',
    explainStatus(status, url.href.length, accessToken !== undefined),
    status === 404 && body === undefined ? `${address} ${notJson}. ${checkAddress}` : '',
  ];
  return fail(lines.filter((line) => line !== '').join('\n'));
}

/** A message that may quote the service, which may quote the token. */
export function withoutToken(message: string, accessToken: string | undefined): string {
  return accessToken ? message.replaceAll(accessToken, '[access token]') : message;
}

const checkAddress = 'Check repositoryName or endpoint in the plugin options.';

function explainStatus(status: number, length: number, hasToken: boolean): string {
  switch (status) {
    case 401:
    case 403:
      return hasToken
        ? 'The repository does not accept the access token: check accessToken in the plugin options.'
        : 'The repository is private: set accessToken in the plugin options ' +
            '(made in Prismic under Settings, API & Security).';
    case 413:
    case 414:
    case 431: // Node's own HTTP server says this of a long address.
      return (
        `The address with its query is ${length} characters long, more than the service takes. ` +
        'Ask for fewer fields, or split the page query and its fragments.'
      );
    case 429:
      return 'The service limits how often it is asked: lower maxConcurrency in the plugin options.';
    default:
      return '';
  }
}

function nameOf(text: string): string {
  if (/^\s*</.test(text)) return 'HTML';
  return isBrokenOff(text) ? 'something that breaks off' : 'text';
}

function toNetworkMessage(error: unknown, address: string, timeoutInMs: number): string {
  if (isRecord(error) && error.name === 'TimeoutError') {
    return (
      `${address} response timeout\n` +
      `There was no complete answer within ${timeoutInMs / 1000} s, though it was asked again. Is the service overloaded, or the network slow? ` +
      'timeoutInMs in the plugin options gives it more time.'
    );
  }
  return (
    `${address} cannot be reached (${toReason(error)}).\n` +
    'Is the content service running? Is the address right? ' +
    'It comes from repositoryName or endpoint in the plugin options.'
  );
}
