import { isRecord } from '../isRecord';
import { PrismicError, ServiceError } from '../PrismicError';
import type { PlannedEntry } from '../planning/planLists';
import { fetchJson, parseJson, readErrors } from '../requests/fetchJson';
import { isAddress, isPreviewAddress } from '../requests/contentApi/previewRef';
import type { GraphQLRequest } from '../requests/repository';
import type { ImageDataArguments } from '../schema/toImageData';
import type { PreviewFailure } from './registerPreview';

export class PreviewError extends PrismicError {
  constructor(
    readonly kind: PreviewFailure['kind'],
    message: string,
  ) {
    super(message);
  }
}

/** Returns nothing if the request was aborted (docs/troubleshooting.md, “When a preview fails”). */
export function toPreviewError(error: unknown): PreviewError | undefined {
  if (error instanceof PreviewError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  if (error instanceof ServiceError) {
    return error.status === undefined && /cannot be reached|response timeout/.test(error.message)
      ? new PreviewError('network', error.message)
      : toStatusError(error.status, error.message);
  }
  const message = error instanceof Error ? error.message : String(error);
  const isLost = error instanceof TypeError && lostConnection.test(message);
  return new PreviewError(isLost ? 'network' : 'service', message);
}

/** Matches the messages of browsers' TypeErrors for a missing or truncated response. */
const lostConnection = /fetch|network|load failed|connection|body stream|terminated/i;

function toStatusError(status: number | undefined, message: string): PreviewError {
  // The last test is for Prismic before 2023, which sent the message with status 400 or 403.
  const isEnded =
    (status === 404 && /api_notfound_error|not found/i.test(message)) ||
    status === 410 ||
    /preview token.{0,200}expired/i.test(message);
  if (isEnded) return new PreviewError('ended', message);
  return new PreviewError(status === 401 || status === 403 ? 'private' : 'service', message);
}

/** A field inside a field such as `imageSharp`: `gatsbyImageData`, or a field that contains it. */
export type ImageField =
  { key: string; fields: ImageField[] } | { key: string; options: ImageDataArguments };

export type PreviewImages = Record<string, { key: string; crop?: string; fields: ImageField[] }>;

export type PreviewQuery = {
  /** Name of the result in the page's data: `prismic`, or an alias of this field. */
  key: string;
  query: string;
  variables: string[];
  typenames: string[];
  urls: string[];
  images?: PreviewImages;
};

/** An entry of the plugin's option `pages`, without its functions. */
export type PreviewEntry = Pick<PlannedEntry, 'langs' | 'selection' | 'keys'> & {
  type: string;
  match: string;
  /** Path of the fallback page, such as `/:lang?/news/_preview`. */
  path: string;
  template?: string;
};

export type PreviewManifest = {
  api: string;
  graphql: string;
  repositoryName?: string;
  previewPath: string;
  useGETForQueries: boolean;
  hasToolbar: boolean;
  defaultLang?: string;
  shortenUrlLangs?: boolean;
  pages: PreviewEntry[];
  queries: Record<string, PreviewQuery[]>;
  /** Queries of `useStaticQuery`, by the hash that Gatsby gives them. */
  staticQueries: Record<string, PreviewQuery[]>;
  /** URL and published uid of each document with a page, by document id. */
  addresses: Record<string, [url: string, uid: string | null]>;
};

export const manifestPath = '/prismic-preview.json';

/** @throws PreviewError if the file is missing or invalid. Also throws the errors of `fetch`. */
export async function fetchManifest(root: string): Promise<PreviewManifest> {
  const url = root.replace(/\/$/, '') + manifestPath;
  const response = await fetch(url, { cache: 'no-cache' });
  const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (isRecord(body) && typeof body.api === 'string') return body as PreviewManifest;
  throw new PreviewError(
    'service',
    `${url} is not a preview manifest (status ${response.status}): ` +
      'deploy this file with the other files of public/.',
  );
}

export type SendQuery = (
  query: string,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** Returns the `data` of a query at the preview's ref (docs/previews.md, “Requests”). */
export async function sendPreviewQuery(
  { graphql, useGETForQueries }: Pick<PreviewManifest, 'graphql' | 'useGETForQueries'>,
  request: Required<GraphQLRequest> & { signal?: AbortSignal },
): Promise<Record<string, unknown>> {
  const { query, variables, ref, integrationFieldsRef, signal } = request;
  const operationName = /^query (\w+)/.exec(query)?.[1] ?? '';
  const url = new URL(graphql);
  if (useGETForQueries) {
    // The URL contains `ref`, so that HTTP caches never return the response for another ref.
    const parameters = { ref, query, operationName, variables: JSON.stringify(variables) };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  }
  const response = await fetch(url, {
    method: useGETForQueries ? 'GET' : 'POST',
    headers: {
      'Prismic-ref': ref,
      ...(integrationFieldsRef ? { 'Prismic-integration-field-ref': integrationFieldsRef } : {}),
      // GET requests omit this header, because Prismic's CORS rules may not allow it.
      ...(useGETForQueries ? {} : { 'Content-Type': 'application/json' }),
    },
    body: useGETForQueries ? null : JSON.stringify({ operationName, variables, query }),
    cache: 'no-store',
    credentials: 'same-origin',
    signal: signal ?? null,
  });
  const text = await response.text();
  const { status } = response;
  if (status >= 300) {
    throw toStatusError(status, `Response not successful: Received status code ${status}\n${text}`);
  }
  const body = parseJson(text);
  if (body === undefined) {
    throw new PreviewError('service', `Parse error: ${graphql} did not respond with JSON.`);
  }
  const errors = readErrors(body);
  if (errors !== undefined) {
    throw new PreviewError('service', `${graphql} responded with errors: ${errors}`);
  }
  if (isRecord(body) && isRecord(body.data)) return body.data;
  throw new PreviewError('service', `Server response was missing for query '${operationName}'.`);
}

type OpenedSession = {
  mainDocument?: string;
  /** URL of an event stream. Prismic has no event stream, so its toolbar polls. */
  events?: string;
  /** When the session ends, in milliseconds since 1970. */
  expiresAt?: number;
};

/**
 * Opens a preview by requesting its token, if the token is a URL. Check the token with
 * `isPreviewRef` first, because anybody can write a URL into a link.
 * @throws ServiceError with status 404 if the preview has ended.
 */
export async function openSession(token: string): Promise<OpenedSession> {
  if (!isPreviewAddress(token, token)) return {};
  const notJson = "is not a Prismic repository's API";
  const { body } = await fetchJson(new URL(token), { attempts: 1, notJson });
  if (!isRecord(body)) return {};
  const { mainDocument, events, expiresAt } = body;
  const ends = typeof expiresAt === 'string' ? Date.parse(expiresAt) : NaN;
  return {
    ...(typeof mainDocument === 'string' && mainDocument !== '' ? { mainDocument } : {}),
    ...(typeof events === 'string' && isAddress(events, token) ? { events } : {}),
    ...(Number.isNaN(ends) ? {} : { expiresAt: ends }),
  };
}
