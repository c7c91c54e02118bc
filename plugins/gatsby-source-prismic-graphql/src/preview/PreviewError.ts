import { PrismicError } from '../PrismicError';
import { ContentApiError } from '../requests/contentApi/ContentApiError';
import type { PreviewFailure } from './previewApi';

/** The reason why the page does not show a draft. */
export class PreviewError extends PrismicError {
  constructor(
    readonly kind: PreviewFailure['kind'],
    message: string,
  ) {
    super(message);
  }
}

/**
 * Converts any thrown value to a PreviewError, whose kind tells an editor what went wrong.
 *
 * @returns nothing for an aborted request, which is ignored (docs/troubleshooting.md, “When a preview
 * fails”).
 */
export function toPreviewError(error: unknown): PreviewError | undefined {
  if (error instanceof PreviewError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  if (error instanceof ContentApiError) {
    return error.status === undefined && /cannot be reached|response timeout/.test(error.message)
      ? new PreviewError('network', error.message)
      : toStatusError(error.status, error.message);
  }
  const message = error instanceof Error ? error.message : String(error);
  const isLost = error instanceof TypeError && lostConnection.test(message);
  return new PreviewError(isLost ? 'network' : 'service', message);
}

/** Messages of the TypeErrors that browsers throw for a missing or truncated response. */
const lostConnection = /fetch|network|load failed|connection|body stream|terminated/i;

/** The error for a response by its status and message. */
export function toStatusError(status: number | undefined, message: string): PreviewError {
  // Before 2023 Prismic sent status 400 or 403 with this message for a preview that had ended.
  const isEnded =
    (status === 404 && /api_notfound_error|not found/i.test(message)) ||
    status === 410 ||
    /preview token.*expired/i.test(message);
  if (isEnded) return new PreviewError('ended', message);
  return new PreviewError(status === 401 || status === 403 ? 'private' : 'service', message);
}
