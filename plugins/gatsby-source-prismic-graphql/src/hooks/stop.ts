import type { Reporter } from 'gatsby';
import { packageName } from '../packageName';
import { PrismicError } from '../PrismicError';

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
