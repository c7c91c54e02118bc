import { HttpError } from '../http/response';
import { isPreview, previewAddresses, previewId } from '../previews/previewToken';
import type { Snapshot } from '../repository/snapshot';
import type { Service } from './service';

/** Content under one ref is the same for ever. */
const IMMUTABLE = { 'cache-control': 'max-age=31536000' };

/** A preview shows the drafts of the moment. */
export const NO_STORE = { 'cache-control': 'no-store' };

/** How long an answer may be kept that was given under a ref; that of a preview not at all. */
export function cachingOf(ref: string): { 'cache-control': string } {
  return previewAddresses(ref) === undefined ? IMMUTABLE : NO_STORE;
}

/**
 * The state of the content under a ref: of the master, a release or a variation, the address of a
 * preview, or the whole JSON of the toolbar's cookie (without a preview in it, the master).
 * @throws {HttpError} 404 for an unknown ref and 410 for one that was a master too long ago. Clients
 *   read the master ref from the end of the message and ask again, so it must stand there. A preview
 *   that has ended is a 404 without it: the reader must learn that the preview is over.
 */
export function snapshotOf(ref: string, service: Service): Snapshot {
  const addresses = previewAddresses(ref);
  const { repository } = service;
  if (addresses) return previewOf(addresses, service);
  const found = repository.find(ref);
  const end = `Master ref is: ${repository.master.ref}`;
  if (found === undefined) {
    const message = `Ref not found. Ensure you have the correct ref and try again. ${end}`;
    throw new HttpError(404, { type: 'api_notfound_error', message });
  }
  if (found === 'expired') {
    const message = `This ref can no longer be used, it has expired. ${end}`;
    throw new HttpError(410, { type: 'api_validation_error', message });
  }
  return found;
}

/** A cookie may hold the previews of several repositories; the first that is open here counts. */
function previewOf(addresses: readonly string[], service: Service): Snapshot {
  const [first] = addresses;
  if (first === undefined) return service.repository.master;
  for (const address of addresses) {
    const found = findPreview(address, service);
    if (found) return found;
  }
  throw previewNotFound(first);
}

function findPreview(address: string, { repository, previews }: Service): Snapshot | undefined {
  const id = previewId(address);
  if (!id || !isPreview(address)) return undefined;
  if ('release' in id) {
    const found = repository.find(id.release);
    return found === 'expired' ? undefined : found;
  }
  const session = previews.find(id.session);
  return session && previews.show(session, repository.state.drafts.snapshot, address);
}

/** What Prismic answers for a preview that has ended, or never was. */
export function previewNotFound(token: string): HttpError {
  return new HttpError(404, { type: 'api_notfound_error', message: `${token} not found` });
}
