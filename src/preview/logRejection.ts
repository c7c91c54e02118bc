/** For what is begun and not waited for: what fails there, the session says by its state. */
export function logRejection(begun: Promise<unknown>): void {
  begun.catch((error: unknown) => console.error(error));
}
