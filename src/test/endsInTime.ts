import { runInNewContext } from 'node:vm';

/** Far more than any step needs, and far less than one whose time grows with the square of its text. */
const TIMEOUT_MS = 60_000;

/**
 * Runs work that some text could keep busy for minutes. Jest's own timeout does not stop such work,
 * because it never waits.
 *
 * @throws Error if the work takes too long
 */
export function endsInTime<Result>(work: () => Result): Result {
  return runInNewContext('work()', { work }, { timeout: TIMEOUT_MS }) as Result;
}
