import { apiError, HttpError } from '../http/response';
import type { ServiceRequest } from '../http/response';
import { placeholderOrigin } from '../model/origin';
import { isPreview, previewTokens } from '../previews/previews';
import type { Previews } from '../previews/previews';
import type { Repository, Snapshot } from '../repository/repository';

export type Service = {
  repository: Repository;
  previews: Previews;
  accessToken: string | undefined;
  /** The site that previews open. Default: the site that runs on this machine. */
  site: string | undefined;
};

/**
 * The content of a preview needs no token, because its secret address is enough to see the draft.
 * @throws {HttpError} like Prismic's private repositories: 401 for metadata, 403 for content
 */
export function checkAccessToken(
  { params, headers }: ServiceRequest,
  accessToken: string | undefined,
  what: 'metadata' | 'content' | 'preview',
): void {
  if (accessToken === undefined) return;
  const [, token] = /^(?:Token|Bearer)\s+(\S.*)$/i.exec(headers.authorization ?? '') ?? [];
  if ((params.get('access_token') ?? token) === accessToken) return;
  const isMetadata = what === 'metadata';
  // REST reads the ref from the parameter, GraphQL from the header: both must be previews.
  const refs = [headers['prismic-ref'], ...params.getAll('ref')].filter(Boolean).map(String);
  if (what === 'content' && refs.length > 0 && refs.every(isPreview)) return;
  throw new HttpError(isMetadata ? 401 : 403, {
    type: 'api_security_error',
    message: isMetadata ? 'Invalid access token' : 'Access to this Ref requires an access token',
    oauth_initiate: `${placeholderOrigin}/auth`,
    oauth_token: `${placeholderOrigin}/auth/token`,
  });
}

/** Responses of previews are not stored, because a preview always shows the current drafts. */
export const noStore = { 'cache-control': 'no-store' };

/**
 * Returns the content of a ref, and the ref for links to it. A cookie without a preview returns the
 * published content.
 * @throws {HttpError} 404 for an unknown ref. The message ends with the master ref, because clients
 *   read it there and retry, except after the end of a preview, which the client must notice.
 */
export function contentOf(
  ref: string,
  { repository, previews }: Service,
): { ref: string; snapshot: Snapshot } {
  const tokens = previewTokens(ref);
  const found = tokens?.length === 0 ? repository.master : repository.find(ref);
  if (found) return { ref: found.ref, snapshot: found };
  // A cookie may hold previews of several repositories. The first preview that exists here applies.
  for (const token of tokens ?? []) {
    const preview = previews.find(token);
    if (preview) return { ref: token, snapshot: preview.snapshot };
  }
  if (tokens?.[0]) throw previewNotFound(tokens[0]);
  throw apiError(
    404,
    `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${repository.master.ref}`,
  );
}

export function previewNotFound(token: string): HttpError {
  return apiError(404, `${token} not found`);
}
