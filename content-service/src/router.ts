import { graphql } from './endpoints/graphql';
import { home } from './endpoints/home';
import { media } from './endpoints/media';
import type { MediaCache } from './endpoints/media';
import { metadata } from './endpoints/metadata';
import { search } from './endpoints/search';
import type { GraphqlOptions } from './graphql/context';
import type { Repository } from './repository';
import { HttpError } from './response';
import type { ServiceRequest, ServiceResponse } from './response';

/** What the endpoints work with. */
export type Service = {
  repository: Repository;
  accessToken: string | undefined;
  graphqlOptions: GraphqlOptions;
  mediaCache: MediaCache;
};

type Endpoint = (
  request: ServiceRequest,
  service: Service,
) => ServiceResponse | Promise<ServiceResponse>;

const ROUTES = new Map<string, Endpoint>([
  ['/', (request, { repository }) => home(request, repository)],
  ['/api', metadataOf],
  ['/api/v2', metadataOf],
  [
    '/api/v2/documents/search',
    (request, { repository, accessToken }) => search(request, repository, accessToken),
  ],
  [
    '/graphql',
    (request, { repository, accessToken, graphqlOptions }) =>
      graphql(request, repository, accessToken, graphqlOptions),
  ],
]);

/**
 * Answers a request by its path; a slash at the end makes no difference.
 * @throws {HttpError} 404 for an unknown route, 405 for a method it does not take, and what the
 *   endpoints throw.
 */
export async function route(request: ServiceRequest, service: Service): Promise<ServiceResponse> {
  const path = request.path.replace(/(?<=.)\/+$/, '');
  if (request.method === 'OPTIONS') return { status: 204, headers: {}, body: '' };
  const endpoint = path.startsWith('/media/') ? mediaOf : ROUTES.get(path);
  if (!endpoint) {
    throw new HttpError(404, { type: 'api_notfound_error', message: `No route '${path}'` });
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // GraphQL refuses other methods in its own way.
  if (!isRead && path !== '/graphql') {
    const message = `The method ${request.method} is not allowed`;
    throw new HttpError(405, { type: 'api_validation_error', message }, { allow: 'GET, HEAD' });
  }
  return endpoint(request, service);
}

function metadataOf(request: ServiceRequest, { repository, accessToken }: Service) {
  return metadata(request, repository, accessToken);
}

function mediaOf(request: ServiceRequest, { repository, mediaCache }: Service) {
  return media(request, repository, mediaCache);
}
