import { isRecord } from '../isRecord';

/** Why there was no answer, by what `fetch` threw: Node wraps the reason, browsers do not give it. */
export function toReason(error: unknown): string {
  const cause = isRecord(error) ? (error.cause ?? error) : error;
  return String(isRecord(cause) ? (cause.code ?? cause.message) : cause);
}
