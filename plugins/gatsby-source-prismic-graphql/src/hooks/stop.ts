import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyCache, Reporter } from 'gatsby';
import { PrismicError, ServiceError } from '../PrismicError';
import { packageName } from '../packageName';

const errorId = '10000';

/** An entry for Gatsby's error map, so that Gatsby prints only the message and no stack trace. */
export const errorMap: Parameters<Reporter['setErrorMap']>[0] = {
  [errorId]: {
    text: ({ sourceMessage }: { sourceMessage: string }) => sourceMessage,
    level: 'ERROR',
    category: 'THIRD_PARTY',
    type: 'PLUGIN',
  },
};

/** Puts the plugin's name before a message. */
export const prefixed = (message: string) => `${packageName}: ${message}`;

const toErrorMeta = (error: PrismicError) => ({
  id: `${packageName}_${errorId}`,
  context: { sourceMessage: prefixed(error.message) },
});

/** Whether Gatsby runs `gatsby build`, here or in the process that has started this one. */
export const isBuild = () => process.env.gatsby_executing_command === 'build';

/** Gatsby's reporter or one of its activities. */
type Panics = Pick<Reporter, 'panic' | 'panicOnBuild'>;

/** Ends the process and prints the error's message. Rethrows an error that is not a PrismicError. */
export function stop(reporter: Panics, error: unknown): never {
  if (error instanceof PrismicError) reporter.panic(toErrorMeta(error));
  throw error;
}

/**
 * Ends a build and prints the error's message. In `gatsby develop` it only prints the message: an
 * editor's mistake or a lost connection must not end a developer's session.
 */
export function stopBuild(reporter: Panics, error: unknown): void {
  if (!(error instanceof PrismicError)) throw error;
  reporter.panicOnBuild(toErrorMeta(error));
}

const CHECK_EVERY_MS = 250;

const toFile = ({ directory }: Pick<GatsbyCache, 'directory'>) => join(directory, 'failure.txt');

/**
 * Lets the main process end the build. A query worker that failed by itself would be reported twice, the
 * second time as “Worker exited before finishing task”, and by each of several workers.
 *
 * @returns a promise that never resolves: the worker ends with the main process.
 */
export function failInMainProcess(
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
