/**
 * The message names cause, place and remedy. The error has no stack trace, which would only point
 * into this plugin.
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

/** The message says why a document cannot have a page, and what its editor can do. */
export class DocumentError extends PrismicError {}
