/**
 * An error whose message tells a developer the cause, the place and the remedy. It has no stack trace:
 * Gatsby would print the trace below a failed query, and it only points into this plugin.
 */
export class PrismicError extends Error {
  /** @param status HTTP status of the response, where the status is what is wrong. */
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
    this.name = 'PrismicError';
    this.stack = `${this.name}: ${message}`;
  }
}

/** A failure of the service, not of the site's options and queries: no answer, or one of no use. */
export class ServiceError extends PrismicError {}

/** Why a document cannot have a page, with a remedy for its editor. Other documents are not affected. */
export class DocumentError extends PrismicError {}

/** An error of the content API. The first line of its message comes from the error catalogue. */
export class ContentApiError extends PrismicError {}
