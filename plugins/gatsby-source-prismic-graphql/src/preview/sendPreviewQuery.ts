import { isRecord } from '../isRecord';
import { parseJson } from '../requests/parseJson';
import { PreviewError, toStatusError } from './PreviewError';
import type { PreviewManifest } from './PreviewManifest';

type PreviewRequest = {
  query: string;
  variables: Record<string, unknown>;
  ref: string;
  integrationFieldsRef?: string | null;
  /** Aborts the request. */
  signal?: AbortSignal;
};

/**
 * Sends a query at the preview's ref (docs/previews.md, “Requests”).
 *
 * @returns the `data` of the response.
 * @throws PreviewError for a response that cannot be used (docs/troubleshooting.md, “When a preview fails”), and
 * the errors of `fetch`.
 */
export async function sendPreviewQuery(
  { graphql, useGETForQueries }: Pick<PreviewManifest, 'graphql' | 'useGETForQueries'>,
  { query, variables, ref, integrationFieldsRef, signal }: PreviewRequest,
): Promise<Record<string, unknown>> {
  const operationName = /^query (\w+)/.exec(query)?.[1] ?? '';
  const url = new URL(graphql);
  const headers = {
    'Prismic-ref': ref,
    ...(integrationFieldsRef ? { 'Prismic-integration-field-ref': integrationFieldsRef } : {}),
  };
  const options = { cache: 'no-store', credentials: 'same-origin', signal } as const;
  if (useGETForQueries) {
    // With the ref in the URL no HTTP cache returns the response for another ref.
    const parameters = { ref, query, operationName, variables: JSON.stringify(variables) };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  }
  const response = await (useGETForQueries
    ? fetch(url, { ...options, headers })
    : fetch(url, {
        ...options,
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ operationName, variables, query }),
      }));
  const text = await response.text();
  const { status } = response;
  if (status >= 300) {
    throw toStatusError(status, `Response not successful: Received status code ${status}\n${text}`);
  }
  const body = parseJson(text);
  if (body === undefined) {
    throw new PreviewError('service', `Parse error: ${graphql} did not respond with JSON.`);
  }
  const { data, errors } = isRecord(body) ? body : {};
  if (Array.isArray(errors) && errors.length > 0) {
    const messages = errors.map((error) => (isRecord(error) ? error.message : error));
    const distinct = [...new Set(messages)].join('\n');
    throw new PreviewError('service', `${graphql} responded with errors: ${distinct}`);
  }
  if (isRecord(data)) return data;
  throw new PreviewError('service', `Server response was missing for query '${operationName}'.`);
}
