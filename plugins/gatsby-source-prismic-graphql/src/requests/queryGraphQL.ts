import { stripIgnoredCharacters } from 'graphql';
import { isRecord } from '../isRecord';
import { PrismicError, ServiceError } from '../PrismicError';
import type { Metadata, RepositoryConnection } from './repository';
import { getJson, withoutToken } from './getJson';

export type ContentRefs = Pick<Metadata, 'ref' | 'integrationFieldsRef'>;

export type GraphQLRequest = ContentRefs & {
  query: string;
  /** Omitted from the URL when empty. */
  variables?: Record<string, unknown>;
};

/**
 * Sends a query to Prismic's GraphQL API at a ref, by GET, the only method that the API accepts. URLs
 * have a length limit, so insignificant characters are stripped from the query. String literals stay
 * intact, because `stripIgnoredCharacters` works on tokens.
 *
 * @returns the `data` of the response.
 * @throws ServiceError as `getJson` does.
 * @throws PrismicError with the API's own messages when the response has errors.
 */
export async function queryGraphQL(
  connection: RepositoryConnection,
  request: GraphQLRequest,
): Promise<Record<string, unknown>> {
  const { graphql, accessToken, timeoutInMs, maxConcurrency } = connection;
  const { ref, integrationFieldsRef } = request;
  const notJson = 'is not a valid Prismic GraphQL endpoint';
  const body = await getJson(toUrl(connection, request), {
    headers: {
      'Prismic-ref': ref,
      ...(integrationFieldsRef ? { 'Prismic-integration-field-ref': integrationFieldsRef } : {}),
      ...(accessToken ? { Authorization: `Token ${accessToken}` } : {}),
    },
    accessToken,
    timeoutInMs,
    maxConcurrency,
    notJson,
  });

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

/** @returns the address of a query, without insignificant characters. */
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
