/** Why something failed: of `fetch`, which only says that it did, the cause behind it. */
export function reasonOf(error: unknown): unknown {
  const hasCause = typeof error === 'object' && error !== null && 'cause' in error;
  return (hasCause && error.cause) || error;
}
