/** The message names cause, place and remedy. A stack trace would only point into this plugin. */
export class PrismicError extends Error {
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
export class ServiceError extends PrismicError {
  /** Whether the service works, but refuses the request. */
  get isRefusal(): boolean {
    const { status = 0 } = this;
    return status >= 400 && status < 500 && status !== 429;
  }
}

/** The message says why a document cannot have a page, and what its editor can do. */
export class DocumentError extends PrismicError {}
