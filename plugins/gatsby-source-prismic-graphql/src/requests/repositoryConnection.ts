import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import type { RequestLimits } from './fetchJson';

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
  const api = (endpoint ?? `https://${repositoryName}.cdn.prismic.io/api/v2`).replace(/\/+$/, '');
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
