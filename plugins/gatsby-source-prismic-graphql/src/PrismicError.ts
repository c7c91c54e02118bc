/**
 * An error whose message names cause, place and remedy. It has no stack trace, because Gatsby would
 * print the trace, which only points into this plugin.
 */
export class PrismicError extends Error {
  /** @param status HTTP status, if the status is the reason. */
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
    this.name = 'PrismicError';
    this.stack = `${this.name}: ${message}`;
  }
}

/** A failure of the service, not of the site's options or queries. */
export class ServiceError extends PrismicError {}

/** Says why a document cannot have a page, with a remedy for its editor. */
export class DocumentError extends PrismicError {}

/** An error of the content API. Its message begins as in the error catalogue. */
export class ContentApiError extends PrismicError {}
