import { PrismicError } from '../../PrismicError';

/** A failure of the content API. The first line of its message is that of the error catalogue. */
export class ContentApiError extends PrismicError {
  constructor(
    message: string,
    /** HTTP status, when the service answered with one that is not 2xx. */
    readonly status?: number,
  ) {
    super(message);
  }
}
