import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import type { DocumentNode } from 'graphql';
import { parse } from 'graphql';
import { parseJson } from '../requests/parseJson';
import { PreviewError } from './PreviewError';

type PreviewRequest = {
  query: string;
  variables: Record<string, unknown>;
  ref: string;
  integrationFieldsRef?: string | null;
  /** Aborts the request. */
  signal?: AbortSignal;
};

export type PreviewClient = (request: PreviewRequest) => Promise<Record<string, unknown>>;

type Options = { graphql: string; useGETForQueries: boolean };

/**
 * Creates the GraphQL client of previews. It uses only the link of Apollo Client, because previews never
 * cache responses. For Prismic it sends GET requests; otherwise it sends POST requests with
 * `operationName`, `variables` and `query` and same-origin credentials (docs/previews.md, “Options”).
 *
 * The client resolves to the `data` of the response. It rejects with Apollo's `ServerError` and
 * `ServerParseError`, with a PreviewError for a response that contains errors or neither errors nor data,
 * and with the errors of `fetch`.
 */
export function createPreviewClient({ graphql, useGETForQueries }: Options): PreviewClient {
  const documents = new Map<string, DocumentNode>();
  const toDocument = (query: string): DocumentNode => {
    const document = documents.get(query) ?? parse(query, { noLocation: true });
    documents.set(query, document);
    return document;
  };
  const texts = new WeakMap<object, string>();

  return async ({ query, variables, ref, integrationFieldsRef, signal }) => {
    signal?.throwIfAborted();
    const document = toDocument(query);
    texts.set(document, query);
    const link = new BaseHttpLink({
      uri: useGETForQueries ? withRef(graphql, ref) : graphql,
      useGETForQueries,
      credentials: 'same-origin',
      // URLs have a length limit, so send the minified text instead of a pretty-printed query.
      print: (printed, print) => texts.get(printed) ?? print(printed),
      headers: {
        'Prismic-ref': ref,
        ...(integrationFieldsRef ? { 'Prismic-integration-field-ref': integrationFieldsRef } : {}),
      },
      fetchOptions: { cache: 'no-store', ...(signal ? { signal } : {}) },
      fetch: useGETForQueries ? fetchWithoutContentType : fetch,
    });
    const { data, errors } = await new Promise<ApolloLink.Result>((resolve, reject) => {
      // The type requires a client in the context, but this link does not use it.
      ApolloLink.execute(
        link,
        { query: document, variables },
        {} as ApolloLink.ExecuteContext,
      ).subscribe({
        next: resolve,
        error: (error: unknown) => reject(toMissingDataError(error, document) ?? error),
      });
    });
    if (errors && errors.length > 0) {
      const messages = [...new Set(errors.map(({ message }) => message))].join('\n');
      throw new PreviewError('service', `${graphql} responded with errors: ${messages}`);
    }
    // Apollo Client has parsed the response; this parser repairs its texts as well.
    return parseJson(JSON.stringify(data ?? {})) as Record<string, unknown>;
  };
}

/**
 * Creates the error for a response with neither data nor errors (docs/troubleshooting.md, “When a preview
 * fails”). Apollo Client 4 has another message, and throws a TypeError if the response is `null`.
 */
function toMissingDataError(
  error: unknown,
  { definitions }: DocumentNode,
): PreviewError | undefined {
  const isMissing = ServerError.is(error)
    ? error.statusCode < 300
    : error instanceof TypeError && /null/.test(error.message);
  if (!isMissing) return undefined;
  const [operation] = definitions;
  const name = operation && 'name' in operation ? operation.name?.value : undefined;
  return new PreviewError('service', `Server response was missing for query '${name}'.`);
}

/** Adds the ref to the URL, so that no HTTP cache returns the response for another ref. */
function withRef(graphql: string, ref: string): string {
  const url = new URL(graphql);
  url.searchParams.set('ref', ref);
  return url.href;
}

/**
 * Removes `Content-Type`: a GET request has no body, and Prismic's CORS rules may not allow the header.
 */
function fetchWithoutContentType(
  address: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.delete('content-type');
  return fetch(address, { ...init, headers });
}
