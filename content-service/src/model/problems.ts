import path from 'node:path';

/**
 * A mistake in the content that does not stop the service: where it is, its cause and its remedy.
 */
export type Problem = {
  /** The file, relative to the folder in which the service was started. */
  file: string;
  /** The path in the document, such as `data.body[0].items[2].link`. */
  field?: string;
  cause: string;
  remedy: string;
};

/** The cause of a link to a document that does not exist, or was left out. */
export const lostLink = (id: string) => `the link leads to the id "${id}", which no document has.`;

export const isLostLink = ({ cause }: Problem) => cause.endsWith(', which no document has.');

/** Reports a problem of one file; `field` is undefined if the whole file is affected. */
export type Report = (field: string | undefined, cause: string, remedy: string) => void;

/** An error that keeps the service from starting. Its message names the cause, place and remedy. */
export class ContentServiceError extends Error {
  constructor(
    message: string,
    /** The error as a problem, if a file causes it; a running service reports this instead. */
    readonly problem?: Problem,
  ) {
    super(message);
  }
}

/** The error for a missing or invalid file without which the service cannot start. */
export function fileError(problem: Problem): ContentServiceError {
  return new ContentServiceError(problemText(problem), problem);
}

export function problemText({ file, field, cause, remedy }: Problem): string {
  return `${file}${field ? ` › ${field}` : ''}: ${cause}\n  ${remedy}`;
}

export function problemsText(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${count} in the content:\n\n${problems.map(problemText).join('\n\n')}`;
}

/** A path for messages: relative to the working folder, with forward slashes. */
export function displayPath(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/') || '.';
}
