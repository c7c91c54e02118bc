// The state is global, because Gatsby compiles a copy of this module into gatsby-config.ts and
// another copy into gatsby-node.ts.
const shared: typeof globalThis & { configurationFailure?: string } = globalThis;

/**
 * Returns `undefined` if `work` throws, and stores the first failure's message for `onPreInit`. The
 * configuration must not throw: Gatsby would drop the error and continue without plugins.
 */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    shared.configurationFailure ??= describe(error);
    return undefined;
  }
}

export const configurationFailure = () => shared.configurationFailure;

/** An error of a subclass, for example TypeError, is a bug and needs its stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : (error.stack ?? error.message);
}

/** @throws Error with the file's name, the cause, and `remedy`, a sentence on what to do */
export function readProjectFile<Result>(
  file: string,
  remedy: string,
  read: (file: string) => Result,
): Result {
  try {
    return read(file);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`The file ${file} cannot be read (${message}). ${remedy}`);
  }
}
