/**
 * A failure whose message is meant for the reader: cause, place and remedy. It carries no stack,
 * which Gatsby would print below a failed query and which only leads into this plugin.
 */
export class PrismicError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PrismicError';
    this.stack = `${this.name}: ${message}`;
  }
}
