import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { Json, JsonObject } from '../src/model/json';
import type { ContentService } from '../src/startContentService';

export type JsonResponse = { status: number; headers: Headers; body: JsonObject };
type Params = Record<string, string | string[]>;

export async function get(
  { url }: ContentService,
  path: string,
  params: Params = {},
  headers: Record<string, string> = {},
): Promise<JsonResponse> {
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
  const response = await fetch(`${url}${path}?${query}`, { headers });
  const body = (await response.json()) as JsonObject;
  return { status: response.status, headers: response.headers, body };
}

type RawResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request exactly as given; `fetch` would normalise it and drop its `Origin`. */
export function rawRequest(
  { url }: { url: string },
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

/** Searches under the master ref. */
export function search(service: ContentService, params: Params = {}): Promise<JsonResponse> {
  return get(service, '/api/v2/documents/search', { ref: service.ref(), ...params });
}

export async function searchIds(service: ContentService, params: Params = {}): Promise<string[]> {
  const { body } = await search(service, params);
  if (!Array.isArray(body.results)) throw new Error(JSON.stringify(body));
  return body.results.map((result) => String((result as JsonObject).id));
}

/** Sends a GraphQL query under the master ref. */
export function queryGraphql(
  service: ContentService,
  query: string,
  variables: JsonObject = {},
): Promise<JsonResponse> {
  const params = { query, variables: JSON.stringify(variables) };
  return get(service, '/graphql', params, { 'prismic-ref': service.ref() });
}

/** @throws {Error} with the GraphQL errors, if there are any */
export async function queryGraphqlData(
  service: ContentService,
  query: string,
  variables: JsonObject = {},
): Promise<Json> {
  const { body } = await queryGraphql(service, query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data ?? null;
}
