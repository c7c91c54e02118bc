import type { PrismicPluginOptions } from './PrismicPluginOptions';

/** Where the repository answers, and how we are let in. */
export type Connection = {
  /** Address of the repository's metadata, without a slash at its end. */
  api: string;
  graphql: string;
  accessToken?: string;
  /** Milliseconds that one request may take, its body included. */
  deadline?: number;
};

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
export function toConnection({
  repositoryName,
  endpoint,
  accessToken,
}: Pick<PrismicPluginOptions, 'repositoryName' | 'endpoint' | 'accessToken'>): Connection {
  const api = (endpoint ?? `https://${repositoryName}.cdn.prismic.io/api/v2`).replace(/\/+$/, '');
  return {
    api,
    graphql: api.replace(apiPath, '/graphql'),
    ...(accessToken ? { accessToken } : {}),
  };
}
