/** Logs the rejection of a promise that nobody awaits. The session's state tells the editor. */
export function logRejection(promise: Promise<unknown>): void {
  promise.catch((error: unknown) => console.error(error));
}
