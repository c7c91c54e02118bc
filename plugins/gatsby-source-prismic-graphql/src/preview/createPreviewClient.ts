import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import type { DocumentNode } from 'graphql';
import { parse } from 'graphql';
import { PreviewError } from './PreviewError';

type Question = {
  query: string;
  variables: Record<string, unknown>;
  ref: string;
  integrationFieldsRef?: string | null;
  /** Gives the request up. */
  signal?: AbortSignal;
};

export type PreviewClient = (question: Question) => Promise<Record<string, unknown>>;

type Options = { graphql: string; useGETForQueries: boolean };

/**
 * The GraphQL client of previews: Apollo Client's link alone, because an answer is never kept.
 * By GET for Prismic; else by POST of `operationName`, `variables` and `query` with the credentials of
 * the same origin (specification, point 7).
 *
 * The function that it returns resolves to the answer's `data`, and rejects with Apollo's `ServerError`
 * and `ServerParseError`, with a PreviewError for an answer with errors, or without errors and data, and
 * with what `fetch` throws.
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
      // The text is as short as it can be already: addresses have a length limit.
      print: (printed, print) => texts.get(printed) ?? print(printed),
      headers: {
        'Prismic-ref': ref,
        ...(integrationFieldsRef ? { 'Prismic-integration-field-ref': integrationFieldsRef } : {}),
      },
      fetchOptions: { cache: 'no-store', ...(signal ? { signal } : {}) },
      fetch: useGETForQueries ? fetchWithoutType : fetch,
    });
    const { data, errors } = await new Promise<ApolloLink.Result>((resolve, reject) => {
      // The link reads nothing of the client that its type asks for.
      ApolloLink.execute(
        link,
        { query: document, variables },
        {} as ApolloLink.ExecuteContext,
      ).subscribe({
        next: resolve,
        error: (error: unknown) => reject(toMissing(error, document) ?? error),
      });
    });
    if (errors && errors.length > 0) {
      const said = [...new Set(errors.map(({ message }) => message))].join('\n');
      throw new PreviewError('service', `${graphql} answers: ${said}`);
    }
    return data ?? {};
  };
}

/**
 * An answer with neither data nor errors, of which Apollo Client 4 speaks otherwise than the
 * specification (point 8), and which, where it is `null`, it stumbles over.
 */
function toMissing(error: unknown, { definitions }: DocumentNode): PreviewError | undefined {
  const isMissing = ServerError.is(error)
    ? error.statusCode < 300
    : error instanceof TypeError && /null/.test(error.message);
  if (!isMissing) return undefined;
  const [operation] = definitions;
  const name = operation && 'name' in operation ? operation.name?.value : undefined;
  return new PreviewError('service', `Server response was missing for query '${name}'.`);
}

/** An address that no cache on the way has an answer for from another ref. */
function withRef(graphql: string, ref: string): string {
  const url = new URL(graphql);
  url.searchParams.set('ref', ref);
  return url.href;
}

/** A GET has no body, so it has no type of one, which Prismic's servers need not allow. */
function fetchWithoutType(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.delete('content-type');
  return fetch(address, { ...init, headers });
}
