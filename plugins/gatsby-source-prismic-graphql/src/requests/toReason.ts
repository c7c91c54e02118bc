import { isRecord } from '../isRecord';

/**
 * The reason for an error of `fetch`: the code of the error's cause in Node, the message in browsers.
 */
export function toReason(error: unknown): string {
  const cause = isRecord(error) ? (error.cause ?? error) : error;
  return String(isRecord(cause) ? (cause.code ?? cause.message) : cause);
}
