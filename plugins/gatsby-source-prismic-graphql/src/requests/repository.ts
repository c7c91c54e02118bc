import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { PrismicError, ServiceError } from '../PrismicError';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { isPreviewName } from './contentApi/previewRef';
import type { ListedRef } from './contentApi/toMetadata';
import { findListedRef, toMetadata } from './contentApi/toMetadata';
import type { RequestLimits } from './fetchJson';
import { getJson } from './getJson';

/** The repository's URLs, the access token and the limits for requests. */
export type RepositoryConnection = RequestLimits & {
  /** URL of the repository's metadata, without a trailing slash. */
  api: string;
  graphql: string;
  accessToken?: string;
  /** A ref, or the id or label of a release. Default: the published content. */
  prismicRef?: string;
  /** Folder of the query cache, which persists between builds. Without it nothing is cached. */
  cacheFolder?: string;
};

type ConnectionOption =
  'repositoryName' | 'endpoint' | 'accessToken' | 'prismicRef' | 'timeoutInMs' | 'maxConcurrency';

const apiPath = /\/api\/v\d+\/*$/;

/** Whether this is a valid metadata URL, from which the GraphQL URL can be derived. */
export function isEndpoint(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && apiPath.test(url);
}

/**
 * Reads the connection from the options. Derives the GraphQL URL as Prismic's own clients do:
 * `…/api/v2` → `…/graphql`.
 */
export function toRepositoryConnection(
  {
    repositoryName,
    endpoint,
    accessToken,
    prismicRef,
    timeoutInMs,
    maxConcurrency,
  }: Pick<PrismicPluginOptions, ConnectionOption>,
  cache?: Pick<GatsbyCache, 'directory'>,
): RepositoryConnection {
  const api = (endpoint ?? `https://${repositoryName}.cdn.prismic.io/api/v2`).replace(
    /(?<!\/)\/+$/,
    '',
  );
  return {
    api,
    graphql: api.replace(apiPath, '/graphql'),
    ...(accessToken ? { accessToken } : {}),
    ...(prismicRef ? { prismicRef } : {}),
    ...(cache ? { cacheFolder: join(cache.directory, 'responses') } : {}),
    ...(timeoutInMs === undefined ? {} : { timeoutInMs }),
    ...(maxConcurrency === undefined ? {} : { maxConcurrency }),
  };
}

/** The part of the repository's metadata that this plugin needs. */
export type Metadata = {
  /**
   * Identifies an immutable state of the content: the master ref, or the ref that `prismicRef` names.
   */
  ref: string;
  integrationFieldsRef: string | null;
  /** Language ids of the repository. */
  languages: string[];
  /** When the repository will publish its scheduled releases: ISO 8601. */
  scheduled: string[];
};

/**
 * Fetches the repository's metadata. The access token is a query parameter, as Prismic's REST API
 * requires.
 *
 * @throws ServiceError as `getJson` does, and when the response has no master ref.
 * @throws PrismicError when the repository has no ref for `prismicRef`.
 */
export async function fetchMetadata({
  api,
  graphql,
  accessToken,
  prismicRef,
  timeoutInMs,
  maxConcurrency,
}: RepositoryConnection): Promise<Metadata> {
  const url = new URL(api);
  if (accessToken) url.searchParams.set('access_token', accessToken);
  const notJson = `is not a Prismic repository's API, so ${graphql} is not a valid Prismic GraphQL endpoint`;
  const body = await getJson(url, { accessToken, timeoutInMs, maxConcurrency, notJson });

  const metadata = toMetadata(body);
  if (!metadata) {
    throw new ServiceError(
      `${api} ${notJson}: its response has no master ref.\n` +
        'Check repositoryName or endpoint in the plugin options.',
    );
  }
  const { masterRef, refs, integrationFieldsRef, languages } = metadata;
  return {
    ref: prismicRef ? findRef(prismicRef, refs) : masterRef,
    integrationFieldsRef,
    languages: languages.map(({ id }) => id),
    scheduled: refs.flatMap(({ scheduledAt }) => toMoment(scheduledAt) ?? []),
  };
}

/** @param scheduledAt a date as text, or in milliseconds: Prismic does not document which. */
function toMoment(scheduledAt: unknown): string | undefined {
  if (typeof scheduledAt !== 'string' && typeof scheduledAt !== 'number') return undefined;
  const moment = new Date(scheduledAt);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

// A ref is an id of at least 16 letters and digits; the ref of a release is two ids with `~` in between;
// the ref of a preview is a URL or a name. The metadata does not list old refs and the refs of experiments
// and previews, so a ref of this form is accepted even if it is not listed.
const refPattern = /^(?:[\w-]{16,}|https?:\/\/.+)$/;

/**
 * Finds the ref for the option `prismicRef`, which is a ref, or the id or label of a release.
 *
 * @throws PrismicError with a list of the known refs when the option is neither listed nor has the form
 * of a ref.
 */
export function findRef(prismicRef: string, refs: ListedRef[]): string {
  const listed = findListedRef(prismicRef, refs);
  if (listed !== undefined) return listed;
  if (refPattern.test(prismicRef) || isPreviewName(prismicRef)) return prismicRef;

  const all = refs.map(
    ({ ref, id, label }) =>
      `\n  ${ref}${id ? `, id '${String(id)}'` : ''}${label ? `, label '${String(label)}'` : ''}`,
  );
  throw new PrismicError(
    `prismicRef in the plugin options is '${prismicRef}', which is not a ref or release of the repository.\n` +
      `Its refs are (a private repository lists releases only with an access token):${all.join('')}`,
  );
}
