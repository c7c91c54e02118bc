import { HttpError } from '../http/response';
import type { ServiceRequest } from '../http/response';
import { placeholderOrigin } from '../model/origin';
import { isPreview } from '../previews/previewToken';

/**
 * Checks the repository's access token, which a request carries as the parameter `access_token` or
 * as `Authorization: Token …`. Without a token in the repository every request passes. A request
 * for the content of a preview needs no token: whoever knows the preview's address may see the
 * draft.
 * @throws {HttpError} the errors of Prismic's private repositories: 401 for metadata, 403 for
 *   content.
 */
export function checkAccessToken(
  { params, headers }: ServiceRequest,
  accessToken: string | undefined,
  what: 'metadata' | 'content',
): void {
  if (accessToken === undefined) return;
  const [, token] = /^(?:Token|Bearer)\s+(.+)$/i.exec(headers.authorization ?? '') ?? [];
  if ((params.get('access_token') ?? token) === accessToken) return;
  const isMetadata = what === 'metadata';
  // REST reads the parameter and GraphQL the header, so both refs must be previews.
  const refs = [headers['prismic-ref'], ...params.getAll('ref')].filter(Boolean).map(String);
  if (!isMetadata && refs.length > 0 && refs.every(isPreview)) return;
  throw new HttpError(isMetadata ? 401 : 403, {
    type: 'api_security_error',
    message: isMetadata ? 'Invalid access token' : 'Access to this Ref requires an access token',
    oauth_initiate: `${placeholderOrigin}/auth`,
    oauth_token: `${placeholderOrigin}/auth/token`,
  });
}
