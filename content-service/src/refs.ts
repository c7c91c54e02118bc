import type { Repository } from './repository';
import { HttpError } from './response';
import type { Snapshot } from './snapshot';

/** Content under one ref is the same for ever. */
export const IMMUTABLE = { 'cache-control': 'max-age=31536000' };

/**
 * The state of the content under a ref.
 * @throws {HttpError} 404 for an unknown ref and 410 for one that was a master too long ago. Clients
 *   read the master ref from the end of the message and ask again, so it must stand there.
 */
export function snapshotOf(ref: string, repository: Repository): Snapshot {
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
