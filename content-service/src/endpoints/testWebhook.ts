import { HttpError, jsonResponse } from '../http/response';
import type { ServiceRequest, ServiceResponse } from '../http/response';
import { checkAccessToken } from './accessToken';
import type { Service } from './service';

/**
 * `POST /webhooks/test`: sends Prismic's `test-trigger` to the webhook.
 * @throws {HttpError} 404 if no webhook is configured, 403 without the access token.
 */
export function testWebhook(
  request: ServiceRequest,
  { repository, accessToken, webhook }: Service,
): ServiceResponse {
  checkAccessToken(request, accessToken, 'content');
  if (!webhook) {
    const message = 'No webhook is configured. Start the service with --webhook <address>';
    throw new HttpError(404, { type: 'api_notfound_error', message });
  }
  webhook.sendTest(repository.master);
  if (request.headers.accept?.includes('text/html')) {
    return { status: 303, headers: { location: '/' }, body: '' };
  }
  return jsonResponse({ webhook: webhook.address }, request.origin, { status: 202 });
}
