import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyCache, Reporter } from 'gatsby';
import { PrismicError, ServiceError } from '../PrismicError';
import { name as packageName } from '../../package.json';

const errorId = '10000';

/** Gatsby prints only the message of an error in its error map, without a stack trace. */
export const errorMap: Parameters<Reporter['setErrorMap']>[0] = {
  [errorId]: {
    text: ({ sourceMessage }: { sourceMessage: string }) => sourceMessage,
    level: 'ERROR',
    category: 'THIRD_PARTY',
    type: 'PLUGIN',
  },
};

export const prefixed = (message: string) => `${packageName}: ${message}`;

const toErrorMeta = (error: PrismicError) => ({
  id: `${packageName}_${errorId}`,
  context: { sourceMessage: prefixed(error.message) },
});

/** Also true in the workers of `gatsby build`. */
export const isBuild = () => process.env.gatsby_executing_command === 'build';

type Panics = Pick<Reporter, 'panic' | 'panicOnBuild'>;

export function stop(reporter: Panics, error: unknown): never {
  if (error instanceof PrismicError) reporter.panic(toErrorMeta(error));
  throw error;
}

/** An editor's mistake or a lost connection must not end `gatsby develop`. */
export function stopBuild(reporter: Panics, error: unknown): void {
  if (!(error instanceof PrismicError)) throw error;
  reporter.panicOnBuild(toErrorMeta(error));
}

const CHECK_EVERY_MS = 250;

const toFile = ({ directory }: Pick<GatsbyCache, 'directory'>) => join(directory, 'failure.txt');

/** Otherwise Gatsby would report each worker twice, once as “Worker exited before finishing task”. */
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
