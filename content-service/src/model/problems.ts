import path from 'node:path';

/** Something wrong in the content that does not stop the service: what, where, and what to do. */
export type Problem = {
  /** The file at fault, relative to the folder the service was started in. */
  file: string;
  /** The place in the document, such as `data.body[0].items[2].link`. */
  field?: string;
  cause: string;
  remedy: string;
};

/** Takes what is wrong with one file; the field is undefined when it is the whole of it. */
export type Report = (field: string | undefined, cause: string, remedy: string) => void;

/** What the service cannot start with. Its message names cause, place and remedy. */
export class ContentServiceError extends Error {
  constructor(
    message: string,
    /** The same as a problem, when a file is at fault: what a running service reports. */
    readonly problem?: Problem,
  ) {
    super(message);
  }
}

/** A file without which, or with which, the service cannot start. */
export function fileError(problem: Problem): ContentServiceError {
  return new ContentServiceError(problemText(problem), problem);
}

/** One problem as a person reads it, on two lines. */
export function problemText({ file, field, cause, remedy }: Problem): string {
  return `${file}${field ? ` › ${field}` : ''}: ${cause}\n  ${remedy}`;
}

/** Several problems as one message with their number first. */
export function problemsText(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${count} in the content:\n\n${problems.map(problemText).join('\n\n')}`;
}

/** A path as it is shown to people: relative to the working folder, with forward slashes. */
export function shownPath(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/') || '.';
}
