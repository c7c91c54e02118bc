import os from 'node:os';

let isOurs = false;

/**
 * Makes Gatsby start a worker for each core. By itself it starts one fewer, for its own process, which mostly
 * waits while pages are queried and rendered. In a build with a cache the workers have little to do, and
 * another one would take longer to start than it saves. A value of the environment wins.
 *
 * @param hasCache whether an earlier build has run the queries
 */
export function setWorkerCount(hasCache: boolean): void {
  const cores = os.availableParallelism();
  if (hasCache || cores === 1 || process.env['GATSBY_CPU_COUNT'] !== undefined) return;
  process.env['GATSBY_CPU_COUNT'] = String(cores + 1);
  isOurs = true;
}

/**
 * Removes the variable once the workers have started: webpack compiles such variables into the code, and the next
 * build, which has a cache, would compile everything and render every page again.
 */
export function unsetWorkerCount(): void {
  if (!isOurs) return;
  delete process.env['GATSBY_CPU_COUNT'];
  isOurs = false;
}
