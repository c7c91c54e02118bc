/**
 * Returns the cause of an error, if it has one: the message of a failed `fetch` gives no reason.
 */
export function errorCause(error: unknown): unknown {
  const hasCause = typeof error === 'object' && error !== null && 'cause' in error;
  return (hasCause && error.cause) || error;
}
