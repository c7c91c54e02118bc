import { runInNewContext } from 'node:vm';

/** Linear work needs far less time, and quadratic work far more. */
const TIMEOUT_MS = 60_000;

/** Throws if the work takes too long. Jest's own timeout cannot stop synchronous work. */
export function endsInTime<Result>(work: () => Result): Result {
  return runInNewContext('work()', { work }, { timeout: TIMEOUT_MS }) as Result;
}
