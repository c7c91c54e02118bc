import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { stripIgnoredCharacters } from 'graphql';
import { isRecord } from '../isRecord';
import { PrismicError, ServiceError } from '../PrismicError';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import type { RequestLimits } from './fetchJson';
import {
  DEFAULT_TIMEOUT_MS,
  fetchJson,
  isTruncated,
  toReason,
  UnusableResponse,
} from './fetchJson';

export type RepositoryConnection = RequestLimits & {
  /** URL of the repository's metadata, without a trailing slash. */
  api: string;
  graphql: string;
  accessToken?: string;
  /** A ref, or the id or label of a release. Default: the published content. */
  prismicRef?: string;
  /** Folder of cached responses. Without this folder, nothing is cached. */
  cacheFolder?: string;
};

type ConnectionLimits = Pick<RepositoryConnection, 'accessToken' | keyof RequestLimits>;

type ConnectionOption =
  'repositoryName' | 'endpoint' | 'accessToken' | 'prismicRef' | 'timeoutInMs' | 'maxConcurrency';

const apiPath = /\/api\/v\d+\/*$/;

export function isEndpoint(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && apiPath.test(url);
}

/** Derives the GraphQL URL like Prismic's clients: `…/api/v2` → `…/graphql`. */
export function toRepositoryConnection(
  options: Pick<PrismicPluginOptions, ConnectionOption>,
  cache?: Pick<GatsbyCache, 'directory'>,
): RepositoryConnection {
  const { repositoryName, endpoint, accessToken, prismicRef, timeoutInMs, maxConcurrency } =
    options;
  const api = (endpoint ?? `https://${repositoryName}.cdn.prismic.io/api/v2`).replace(
    /(?<!\/)\/+$/,
    '',
  );
  return {
    api,
    graphql: api.replace(apiPath, '/graphql'),
    accessToken: accessToken || undefined,
    prismicRef: prismicRef || undefined,
    cacheFolder: cache && join(cache.directory, 'responses'),
    timeoutInMs,
    maxConcurrency,
  };
}

export type ContentRefs = {
  ref: string;
  integrationFieldsRef: string | null;
};

export type GraphQLRequest = ContentRefs & {
  query: string;
  /** If empty, the URL has no parameter `variables`. */
  variables?: Record<string, unknown>;
};

/**
 * Returns the `data` of a query. The API accepts only GET.
 * @throws ServiceError like `getJson`; PrismicError with the API's messages.
 */
export async function queryGraphQL(
  connection: RepositoryConnection,
  request: GraphQLRequest,
): Promise<Record<string, unknown>> {
  const { graphql, accessToken } = connection;
  const { ref, integrationFieldsRef } = request;
  const notJson = 'is not a valid Prismic GraphQL endpoint';
  const headers = {
    'Prismic-ref': ref,
    ...(integrationFieldsRef ? { 'Prismic-integration-field-ref': integrationFieldsRef } : {}),
    ...(accessToken ? { Authorization: `Token ${accessToken}` } : {}),
  };
  const body = await getJson(toUrl(connection, request), connection, { headers, notJson });

  const { data, errors } = isRecord(body) ? body : {};
  if (Array.isArray(errors) && errors.length > 0) {
    const messages = errors.map((error: unknown) =>
      isRecord(error) ? String(error.message) : String(error),
    );
    const reported = withoutToken([...new Set(messages)].join('\n'), accessToken);
    throw new PrismicError(`${graphql} responded with errors: ${reported}`);
  }
  if (!isRecord(data)) {
    throw new ServiceError(
      `${graphql} ${notJson}: its response has neither data nor errors.\n` +
        'Check repositoryName or endpoint in the plugin options.',
    );
  }
  return data;
}

/** Removes insignificant characters from the query, because URLs have a length limit. */
export function toUrl(
  { graphql }: RepositoryConnection,
  { query, variables = {} }: GraphQLRequest,
): URL {
  const url = new URL(graphql);
  url.searchParams.set('query', stripIgnoredCharacters(query));
  if (Object.keys(variables).length > 0) {
    url.searchParams.set('variables', JSON.stringify(variables));
  }
  return url;
}

/**
 * Sends a GET request and parses the JSON response. Returns 3xx and 4xx responses with GraphQL
 * errors, which say more than the status. `notJson` ends the message about an invalid response.
 * @throws ServiceError. Its message omits the URL's query, which may contain the access token.
 */
export async function getJson(
  url: URL,
  { accessToken, timeoutInMs = DEFAULT_TIMEOUT_MS, maxConcurrency }: ConnectionLimits,
  { headers, notJson }: { headers?: Record<string, string>; notJson: string },
): Promise<unknown> {
  const address = `${url.origin}${url.pathname}`;
  const fail = (message: string, wrongStatus?: number): never => {
    throw new ServiceError(withoutToken(message, accessToken), wrongStatus);
  };

  const { status, ok, text, body, retryAfterMs } = await fetchJson(
    url,
    { Accept: 'application/json', ...headers },
    { timeoutInMs, maxConcurrency },
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

function withoutToken(message: string, accessToken: string | undefined): string {
  return accessToken ? message.replaceAll(accessToken, '[access token]') : message;
}

const checkOptions = 'Check repositoryName or endpoint in the plugin options.';

const explainExpiredRef =
  'The ref names a state of the content that the repository no longer has, because content was published since. ' +
  'Start Gatsby again, which reads the current ref. ' +
  'If prismicRef in the plugin options names the ref, replace the ref by the label of a release, or remove the option.';

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
