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
