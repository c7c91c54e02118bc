import { ServerError, ServerParseError } from '@apollo/client/errors';
import { PrismicError } from '../PrismicError';
import { ContentApiError } from '../requests/contentApi/ContentApiError';
import type { PreviewFailure } from './PreviewSession';

/** Why a draft is not on show. */
export class PreviewError extends PrismicError {
  constructor(
    readonly kind: PreviewFailure['kind'],
    message: string,
  ) {
    super(message);
  }
}

/**
 * Says of whatever was thrown what it means for an editor.
 *
 * @returns nothing for a request that was given up, which is no failure (specification, point 8).
 */
export function toPreviewError(error: unknown): PreviewError | undefined {
  if (error instanceof PreviewError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  if (ServerError.is(error)) return toKind(error.statusCode, `${error.message}\n${error.bodyText}`);
  if (ServerParseError.is(error))
    return new PreviewError('service', `Parse error: ${error.message}`);
  if (error instanceof ContentApiError) {
    return error.status === undefined && /cannot be reached|response timeout/.test(error.message)
      ? new PreviewError('network', error.message)
      : toKind(error.status, error.message);
  }
  const message = error instanceof Error ? error.message : String(error);
  const isLost = error instanceof TypeError && lostConnection.test(message);
  return new PreviewError(isLost ? 'network' : 'service', message);
}

/** What browsers say, in a TypeError, of an answer that does not come, or breaks off. */
const lostConnection = /fetch|network|load failed|connection|body stream|terminated/i;

function toKind(status: number | undefined, message: string): PreviewError {
  // Before 2023 an ended preview was a 400 or 403, with these words.
  const isEnded =
    (status === 404 && /api_notfound_error|not found/i.test(message)) ||
    status === 410 ||
    /preview token.*expired/i.test(message);
  if (isEnded) return new PreviewError('ended', message);
  return new PreviewError(status === 401 || status === 403 ? 'private' : 'service', message);
}
