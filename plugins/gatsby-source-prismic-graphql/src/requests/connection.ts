import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import type { RequestLimits } from './getWithRetries';

/** Where the repository answers, and how we are let in. */
export type Connection = RequestLimits & {
  /** Address of the repository's metadata, without a slash at its end. */
  api: string;
  graphql: string;
  accessToken?: string;
  /** A ref, or id or label of a release; the published content without it. */
  prismicRef?: string;
  /** Where answers are kept between builds; nowhere without it. */
  answersFolder?: string;
};

type ConnectionOption =
  'repositoryName' | 'endpoint' | 'accessToken' | 'prismicRef' | 'timeoutInMs' | 'maxConcurrency';

const apiPath = /\/api\/v\d+\/*$/;

/** Whether the GraphQL address can be derived from this metadata address. */
export function isEndpoint(address: string): boolean {
  return (
    URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && apiPath.test(address)
  );
}

/**
 * The GraphQL address stands beside the API's, as Prismic's own clients derive it:
 * `…/api/v2` → `…/graphql`.
 */
export function toConnection(
  {
    repositoryName,
    endpoint,
    accessToken,
    prismicRef,
    timeoutInMs,
    maxConcurrency,
  }: Pick<PrismicPluginOptions, ConnectionOption>,
  cache?: Pick<GatsbyCache, 'directory'>,
): Connection {
  const api = (endpoint ?? `https://${repositoryName}.cdn.prismic.io/api/v2`).replace(/\/+$/, '');
  return {
    api,
    graphql: api.replace(apiPath, '/graphql'),
    ...(accessToken ? { accessToken } : {}),
    ...(prismicRef ? { prismicRef } : {}),
    ...(cache ? { answersFolder: join(cache.directory, 'answers') } : {}),
    ...(timeoutInMs === undefined ? {} : { timeoutInMs }),
    ...(maxConcurrency === undefined ? {} : { maxConcurrency }),
  };
}
