import path from 'node:path';

/** A mistake in the content that does not stop the service. */
export type Problem = {
  /** The path is relative to the folder in which the service was started. */
  file: string;
  field?: string;
  cause: string;
  remedy: string;
};

export const missingTarget = (id: string) =>
  `the link leads to the id "${id}", which no document has.`;

export const isMissingTarget = ({ cause }: Problem) => cause.endsWith(', which no document has.');

export type Report = (field: string, cause: string, remedy: string) => void;

/** Prevents the start, with a message for the user. A running service reports the problem. */
export class ContentServiceError extends Error {
  constructor(
    message: string,
    readonly problem?: Problem,
  ) {
    super(message);
  }
}

export function fileError(problem: Problem): ContentServiceError {
  return new ContentServiceError(problemText(problem), problem);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function positionIn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

export function problemText({ file, field, cause, remedy }: Problem): string {
  return `${file}${field ? ` › ${field}` : ''}: ${cause}\n  ${remedy}`;
}

export function problemsText(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${count} in the content:\n\n${problems.map(problemText).join('\n\n')}`;
}

export function displayPath(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/') || '.';
}
