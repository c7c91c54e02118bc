/** An error that names cause, place and remedy. A stack trace would only point into this plugin. */
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

export class ContentApiError extends PrismicError {}
