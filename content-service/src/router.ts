import { graphql } from './endpoints/graphql';
import { home } from './endpoints/home';
import { media } from './endpoints/media';
import { metadata, tags } from './endpoints/metadata';
import { eventsSuffix, previewEvents, openPreview, preview } from './endpoints/previews';
import { search } from './endpoints/search';
import type { Service } from './endpoints/service';
import { apiError } from './http/response';
import type { HttpError, ServiceRequest, ServiceResponse } from './http/response';

type Endpoint = (
  request: ServiceRequest,
  service: Service,
) => ServiceResponse | Promise<ServiceResponse>;

const endpoints = new Map<string, Endpoint>([
  ['/', home],
  ['/api', metadata],
  ['/api/v1', metadata],
  ['/api/v2', metadata],
  ['/api/tags', tags],
  ['/api/v2/tags', tags],
  ['/api/v2/documents/search', search],
  ['/graphql', graphql],
]);

export async function route(request: ServiceRequest, service: Service): Promise<ServiceResponse> {
  const { path, method } = request;
  if (method === 'OPTIONS') return { status: 204, headers: {}, body: '' };
  if (path === '/previews') {
    if (method !== 'POST') throw methodNotAllowed(method, 'POST');
    return openPreview(request, service);
  }
  const endpoint = endpointOf(path);
  if (!endpoint) throw apiError(404, `There is no route '${path}'`);
  // The GraphQL endpoint rejects other methods itself, with its own error.
  if (!['GET', 'HEAD'].includes(method) && path !== '/graphql') {
    throw methodNotAllowed(method, 'GET, HEAD');
  }
  return endpoint(request, service);
}

function endpointOf(path: string): Endpoint | undefined {
  if (path.startsWith('/media/')) return media;
  if (path.startsWith('/previews/')) return eventsSuffix.test(path) ? previewEvents : preview;
  return endpoints.get(path);
}

function methodNotAllowed(method: string, allow: string): HttpError {
  return apiError(405, `The method ${method} is not allowed`, { allow });
}
