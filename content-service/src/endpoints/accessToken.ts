import { HttpError } from '../http/response';
import type { ServiceRequest } from '../http/response';
import { ORIGIN } from '../model/origin';
import { isPreview } from '../previews/previewToken';

/**
 * Lets a request pass that carries the repository's token as the parameter `access_token` or as
 * `Authorization: Token …`; every request when the repository has none. Content under the address of
 * a preview needs no other token: who has the address was shown the draft.
 * @throws {HttpError} as Prismic's private repositories: 401 for metadata, 403 for content.
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
  // REST reads one of them and GraphQL the other, so both must be a preview's.
  const refs = [headers['prismic-ref'], ...params.getAll('ref')].filter(Boolean).map(String);
  if (!isMetadata && refs.length > 0 && refs.every(isPreview)) return;
  throw new HttpError(isMetadata ? 401 : 403, {
    type: 'api_security_error',
    message: isMetadata ? 'Invalid access token' : 'Access to this Ref requires an access token',
    oauth_initiate: `${ORIGIN}/auth`,
    oauth_token: `${ORIGIN}/auth/token`,
  });
}
