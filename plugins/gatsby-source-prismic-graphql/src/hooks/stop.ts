import type { Reporter } from 'gatsby';
import { PrismicError } from '../PrismicError';

const name = 'gatsby-source-prismic-graphql';
const failure = '10000';

/** For Gatsby's error map: prints the message alone, without a stack. */
export const errorMap: Parameters<Reporter['setErrorMap']>[0] = {
  [failure]: {
    text: ({ sourceMessage }: { sourceMessage: string }) => sourceMessage,
    level: 'ERROR',
    category: 'THIRD_PARTY',
    type: 'PLUGIN',
  },
};

/** A message with the name of who says it. */
export const prefixed = (message: string) => `${name}: ${message}`;

const toErrorMeta = (error: PrismicError) => ({
  id: `${name}_${failure}`,
  context: { sourceMessage: prefixed(error.message) },
});

/** Gatsby's reporter, or the activity in which the failure happened. */
type Panics = Pick<Reporter, 'panic' | 'panicOnBuild'>;

/** Ends the process with the failure's message. An error that is not a PrismicError is thrown on. */
export function stop(reporter: Panics, error: unknown): never {
  if (error instanceof PrismicError) reporter.panic(toErrorMeta(error));
  throw error;
}

/**
 * Ends a build with the failure's message. In `gatsby develop` it is only shown: an editor's
 * mistake or a lost connection must not end a developer's session.
 */
export function stopBuild(reporter: Panics, error: unknown): void {
  if (!(error instanceof PrismicError)) throw error;
  reporter.panicOnBuild(toErrorMeta(error));
}
