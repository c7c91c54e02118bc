import { HttpError } from '../http/response';
import type { ServiceRequest } from '../http/response';
import { placeholderOrigin } from '../model/origin';
import { isPreview, previewTokens } from '../previews/previews';
import type { Previews } from '../previews/previews';
import type { Repository } from '../repository/repository';
import type { Snapshot } from '../repository/snapshot';

export type Service = {
  repository: Repository;
  previews: Previews;
  accessToken: string | undefined;
  /** The address of the site that previews open; without it the site that runs on this machine. */
  site: string | undefined;
};

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
  const [, token] = /^(?:Token|Bearer)\s+(\S.*)$/i.exec(headers.authorization ?? '') ?? [];
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

/** A preview always shows the current drafts, so nothing may cache it. */
export const noStore = { 'cache-control': 'no-store' };

/** The caching headers of a response: for ever under its own ref, not at all for a preview and an older ref. */
export function cachingOf(ref: string, snapshot: Snapshot): { 'cache-control': string } {
  const isFinal = snapshot.ref === ref && previewTokens(ref) === undefined;
  return isFinal ? { 'cache-control': 'max-age=31536000' } : noStore;
}

/**
 * The content under a ref. A ref is that of the master, of a release or of a variation, the address
 * or the name of a preview, or the JSON of the toolbar's cookie (without a preview in it, the master).
 * @throws {HttpError} 404 for an unknown ref. The message ends with the current master ref, because clients read
 *   the ref from the end of the message and retry. The message for an ended preview names no master ref, so that
 *   the client learns that the preview is over.
 */
export function snapshotOf(ref: string, { repository, previews }: Service): Snapshot {
  const tokens = previewTokens(ref);
  if (!tokens) {
    const found = repository.find(ref);
    if (found) return found;
    const message = `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${repository.master.ref}`;
    throw new HttpError(404, { type: 'api_notfound_error', message });
  }
  const [first] = tokens;
  if (first === undefined) return repository.master;
  // A cookie may hold previews of several repositories.
  for (const token of tokens) {
    const preview = previews.find(token);
    if (preview) return preview.snapshot.withRef(token);
  }
  throw previewNotFound(first);
}

/** Prismic's response for a preview that has ended or never existed. */
export function previewNotFound(token: string): HttpError {
  return new HttpError(404, { type: 'api_notfound_error', message: `${token} not found` });
}
