import { PrismicError } from '../../PrismicError';

/** An error of the content API. The first line of its message comes from the error catalogue. */
export class ContentApiError extends PrismicError {
  constructor(
    message: string,
    /** HTTP status of a response that is not 2xx. */
    readonly status?: number,
  ) {
    super(message);
  }
}
