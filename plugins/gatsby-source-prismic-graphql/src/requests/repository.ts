import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { stripIgnoredCharacters } from 'graphql';
import { isRecord } from '../isRecord';
import { PrismicError, ServiceError } from '../PrismicError';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import type { JsonRequest, RequestLimits } from './fetchJson';
import { fetchJson, readErrors, withoutToken } from './fetchJson';

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

export const apiPath = /\/api\/v\d+\/*$/;

export function toRepositoryConnection(
  options: PrismicPluginOptions,
  cache?: Pick<GatsbyCache, 'directory'>,
): RepositoryConnection {
  const { accessToken, prismicRef, timeoutInMs, maxConcurrency } = options;
  const { endpoint = `https://${options.repositoryName}.cdn.prismic.io/api/v2` } = options;
  const api = endpoint.replace(/(?<!\/)\/+$/, '');
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
  variables?: Record<string, unknown>;
};

/** @throws ServiceError like `getJson`; PrismicError with the API's messages. */
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

  const errors = readErrors(body);
  if (errors !== undefined) {
    const reported = withoutToken(errors, accessToken);
    throw new PrismicError(`${graphql} responded with errors: ${reported}`);
  }
  if (!isRecord(body) || !isRecord(body.data)) {
    throw new ServiceError(
      `${graphql} ${notJson}: its response has neither data nor errors.\n` +
        'Check repositoryName or endpoint in the plugin options.',
    );
  }
  return body.data;
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

/** @throws ServiceError. For statuses with a known remedy, its message contains the remedy. */
export async function getJson(
  url: URL,
  connection: RequestLimits & { accessToken?: string },
  request: Pick<JsonRequest, 'headers' | 'notJson'>,
): Promise<unknown> {
  try {
    return (await fetchJson(url, { ...connection, ...request })).body;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const remedy = toRemedy(error, url.href.length, connection.accessToken !== undefined);
    throw new ServiceError(remedy ? `${error.message}\n${remedy}` : error.message, error.status);
  }
}

function toRemedy(
  { status = 0, message }: ServiceError,
  length: number,
  hasToken: boolean,
): string | undefined {
  if (status === 401 || status === 403) {
    return hasToken
      ? 'The repository does not accept the access token: check accessToken in the plugin options.'
      : 'The repository is private: set accessToken in the plugin options ' +
          '(create one in Prismic under Settings, API & Security).';
  }
  // Node's HTTP server sends 431 for a URL that is too long.
  if ([413, 414, 431].includes(status)) {
    return (
      `The URL with its query is ${length} characters long, more than the service accepts. ` +
      'Select fewer fields, or split the page query and its fragments.'
    );
  }
  if (status === 429) {
    return 'The service limits the rate of requests: lower maxConcurrency in the plugin options.';
  }
  if (status === 410 || (status === 404 && /\bref\b/i.test(message))) {
    return (
      'The ref names a state of the content that the repository no longer has, because content was published since. ' +
      'Start Gatsby again, which reads the current ref. ' +
      'If prismicRef in the plugin options names the ref, replace the ref by the label of a release, or remove the option.'
    );
  }
  return status === 0 || status === 404
    ? 'Check repositoryName or endpoint in the plugin options.'
    : undefined;
}
