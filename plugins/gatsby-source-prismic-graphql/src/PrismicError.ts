/**
 * An error whose message tells a developer the cause, the place and the remedy. It has no stack trace:
 * Gatsby would print the trace below a failed query, and it only points into this plugin.
 */
export class PrismicError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PrismicError';
    this.stack = `${this.name}: ${message}`;
  }
}

/** A failure of the service, not of the site's options and queries: no answer, or one of no use. */
export class ServiceError extends PrismicError {
  /** @param status HTTP status of the answer, where the status is what is wrong. */
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}
