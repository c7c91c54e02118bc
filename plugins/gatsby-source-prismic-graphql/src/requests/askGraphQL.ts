import { stripIgnoredCharacters } from 'graphql';
import { isRecord } from '../isRecord';
import { PrismicError } from '../PrismicError';
import type { Connection } from './connection';
import type { Metadata } from './fetchMetadata';
import { getJson, withoutToken } from './getJson';

export type ContentRefs = Pick<Metadata, 'ref' | 'integrationFieldsRef'>;

export type Question = ContentRefs & {
  query: string;
  /** Left out of the address when empty. */
  variables?: Record<string, unknown>;
  /** The answer tells of which documents it is made, see `traceDocuments`. */
  isTraced?: boolean;
};

/**
 * Asks Prismic's GraphQL API by GET, its only method, at the content that `ref` names.
 * Addresses have a length limit, so the query goes without its insignificant characters
 * (string literals survive: `stripIgnoredCharacters` reads tokens, not text).
 *
 * @returns the answer's `data`.
 * @throws PrismicError as `getJson` does, and with the API's own words when it answers with errors.
 */
export async function askGraphQL(
  { graphql, accessToken, timeoutInMs, maxConcurrency }: Connection,
  { query, variables = {}, ref, integrationFieldsRef }: Question,
): Promise<Record<string, unknown>> {
  const url = new URL(graphql);
  url.searchParams.set('query', stripIgnoredCharacters(query));
  if (Object.keys(variables).length > 0) {
    url.searchParams.set('variables', JSON.stringify(variables));
  }

  const notJson = 'is not a valid Prismic GraphQL endpoint';
  const body = await getJson(url, {
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
    const said = withoutToken([...new Set(messages)].join('\n'), accessToken);
    throw new PrismicError(`${graphql} answers: ${said}`);
  }
  if (!isRecord(data)) {
    throw new PrismicError(
      `${graphql} ${notJson}: its answer has neither data nor errors.\n` +
        'Check repositoryName or endpoint in the plugin options.',
    );
  }
  return data;
}
