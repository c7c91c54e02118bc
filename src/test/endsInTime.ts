import { runInNewContext } from 'node:vm';

/** Far more than linear work needs, and far less than quadratic work. */
const TIMEOUT_MS = 60_000;

/** Throws if the work takes too long. Jest's own timeout cannot stop synchronous work. */
export function endsInTime<Result>(work: () => Result): Result {
  return runInNewContext('work()', { work }, { timeout: TIMEOUT_MS }) as Result;
}
