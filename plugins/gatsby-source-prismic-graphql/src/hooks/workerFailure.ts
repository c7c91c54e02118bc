import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { ServiceError } from '../PrismicError';

const CHECK_EVERY_MS = 250;

const toFile = ({ directory }: Pick<GatsbyCache, 'directory'>) => join(directory, 'failure.txt');

/**
 * Lets the main process end the build. A query worker that failed by itself would be reported twice, the
 * second time as “Worker exited before finishing task”, and by each of several workers.
 *
 * @returns a promise that never resolves: the worker ends with the main process.
 */
export function tellMainProcess(
  cache: Pick<GatsbyCache, 'directory'>,
  { message }: ServiceError,
): Promise<never> {
  const file = toFile(cache);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, message);
  renameSync(own, file);
  process.once('disconnect', () => process.exit(1));
  return new Promise(() => undefined);
}

/** Watches, in the main process and while it runs, for the failure of a query worker. */
export function watchWorkers(
  cache: Pick<GatsbyCache, 'directory'>,
  onFailure: (error: ServiceError) => void,
): void {
  const file = toFile(cache);
  rmSync(file, { force: true });
  const timer = setInterval(() => {
    if (!existsSync(file)) return;
    clearInterval(timer);
    onFailure(new ServiceError(readFileSync(file, 'utf8')));
  }, CHECK_EVERY_MS);
  timer.unref();
}
