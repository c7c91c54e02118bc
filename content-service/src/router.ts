import { graphql } from './endpoints/graphql';
import { home } from './endpoints/home';
import { media } from './endpoints/media';
import type { MediaCache } from './endpoints/media';
import { metadata, tags } from './endpoints/metadata';
import { EVENTS, previewEvents } from './endpoints/previewEvents';
import { openPreview, preview } from './endpoints/previews';
import { search } from './endpoints/search';
import type { GraphqlSwitches } from './graphql/switches';
import type { Repository } from './repository/repository';
import { HttpError } from './http/response';
import type { ServiceRequest, ServiceResponse } from './http/response';
import type { Webhook } from './webhook/webhook';
import { testWebhook } from './endpoints/testWebhook';

/** What the endpoints work with. */
export type Service = {
  repository: Repository;
  accessToken: string | undefined;
  graphqlSwitches: GraphqlSwitches;
  mediaCache: MediaCache;
  /** Where previews lead. */
  site: string;
  webhook?: Webhook | undefined;
};

type Endpoint = (
  request: ServiceRequest,
  service: Service,
) => ServiceResponse | Promise<ServiceResponse>;

const ROUTES = new Map<string, Endpoint>([
  ['/', home],
  ['/api', metadataOf],
  ['/api/v1', metadataOf],
  ['/api/v2', metadataOf],
  ['/api/tags', (request, { repository, accessToken }) => tags(request, repository, accessToken)],
  [
    '/api/v2/documents/search',
    (request, { repository, accessToken }) => search(request, repository, accessToken),
  ],
  [
    '/graphql',
    (request, { repository, accessToken, graphqlSwitches }) =>
      graphql(request, repository, accessToken, graphqlSwitches),
  ],
]);

/** What people do on the page for them; everything else only reads. */
const ACTIONS = new Map<string, Endpoint>([
  [
    '/previews',
    (request, { repository, accessToken, site }) =>
      openPreview(request, repository, accessToken, site),
  ],
  ['/webhooks/test', testWebhook],
]);

/**
 * Answers a request by its path; a slash at the end makes no difference.
 * @throws {HttpError} 404 for an unknown route, 405 for a method it does not take, and what the
 *   endpoints throw.
 */
export async function route(request: ServiceRequest, service: Service): Promise<ServiceResponse> {
  const path = request.path.replace(/(?<=.)\/+$/, '');
  if (request.method === 'OPTIONS') return { status: 204, headers: {}, body: '' };
  const action = ACTIONS.get(path);
  if (action) {
    if (request.method !== 'POST') throw methodNotAllowed(request.method, 'POST');
    return action(request, service);
  }
  const endpoint = endpointOf(path);
  if (!endpoint) {
    throw new HttpError(404, { type: 'api_notfound_error', message: `No route '${path}'` });
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // GraphQL refuses other methods in its own way.
  if (!isRead && path !== '/graphql') {
    throw methodNotAllowed(request.method, 'GET, HEAD');
  }
  return endpoint(request, service);
}

function endpointOf(path: string): Endpoint | undefined {
  if (path.startsWith('/media/')) return mediaOf;
  if (path.startsWith('/previews/')) {
    const answer = EVENTS.test(path) ? previewEvents : preview;
    return (request, { repository }) => answer(request, repository);
  }
  return ROUTES.get(path);
}

function methodNotAllowed(method: string, allow: string): HttpError {
  const message = `The method ${method} is not allowed`;
  return new HttpError(405, { type: 'api_validation_error', message }, { allow });
}

function metadataOf(request: ServiceRequest, { repository, accessToken }: Service) {
  return metadata(request, repository, accessToken);
}

function mediaOf(request: ServiceRequest, { repository, mediaCache }: Service) {
  return media(request, repository, mediaCache);
}
