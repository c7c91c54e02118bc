import type { Json, JsonObject } from '../src/model/json';
import type { ContentService } from '../src/startContentService';

export type Answer = { status: number; headers: Headers; body: JsonObject };
type Params = Record<string, string | string[]>;

/** `GET` of a path of the service, whose answer is JSON. */
export async function get(
  { url }: ContentService,
  path: string,
  params: Params = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
  const response = await fetch(`${url}${path}?${query}`, { headers });
  const body = (await response.json()) as JsonObject;
  return { status: response.status, headers: response.headers, body };
}

/** A search under the master ref. */
export function search(service: ContentService, params: Params = {}): Promise<Answer> {
  return get(service, '/api/v2/documents/search', { ref: service.ref(), ...params });
}

/** The ids of a search's results, in their order. */
export async function searchIds(service: ContentService, params: Params = {}): Promise<string[]> {
  const { body } = await search(service, params);
  if (!Array.isArray(body.results)) throw new Error(JSON.stringify(body));
  return body.results.map((result) => String((result as JsonObject).id));
}

/** A GraphQL query under the master ref. */
export function ask(
  service: ContentService,
  query: string,
  variables: JsonObject = {},
): Promise<Answer> {
  const params = { query, variables: JSON.stringify(variables) };
  return get(service, '/graphql', params, { 'prismic-ref': service.ref() });
}

/** A GraphQL query's data. @throws with the errors when there are any. */
export async function askData(
  service: ContentService,
  query: string,
  variables: JsonObject = {},
): Promise<Json> {
  const { body } = await ask(service, query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data ?? null;
}
