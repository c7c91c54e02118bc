// Not in this module: Gatsby compiles gatsby-config.ts and gatsby-node.ts into a file each, with a copy of it.
const shared: typeof globalThis & { configurationFailure?: string } = globalThis;

/**
 * Runs what can fail in gatsby-config.ts, and keeps the message of the first failure for `onPreInit`. The configuration
 * itself must not throw: Gatsby drops the error, loads the file again, and goes on with a configuration without plugins.
 *
 * @returns the result; undefined if the work failed
 */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    shared.configurationFailure ??= describe(error);
    return undefined;
  }
}

/** The message of the first failure of the configuration. */
export const configurationFailure = () => shared.configurationFailure;

/** An error of a class of its own, such as TypeError, is a bug, and needs its stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : (error.stack ?? error.message);
}

/**
 * Reads a file of the project.
 *
 * @param remedy a sentence that says what to do if the file cannot be read
 * @throws Error with the name of the file, the cause and the remedy
 */
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
