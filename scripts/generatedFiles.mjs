// @ts-check
import { readFileSync } from 'node:fs';
import { Problem } from './problem.mjs';

/** Files that a build writes and that are committed, because editors and `tsc` need them before one. */
export const generatedFiles = ['src/gatsby-types.d.ts'];

/**
 * @param {readonly string[]} [files]
 * @returns {Map<string, string | undefined>} the text of each; undefined for one that is missing
 */
export function readGenerated(files = generatedFiles) {
  return new Map(
    files.map((file) => {
      try {
        return [file, readFileSync(file, 'utf8')];
      } catch {
        return [file, undefined];
      }
    }),
  );
}

/**
 * @param {Map<string, string | undefined>} before what they were before the build
 * @throws {Problem} when the build left one otherwise than it found it
 */
export function refuseChanges(before) {
  const after = readGenerated([...before.keys()]);
  const changed = [...before.keys()].filter((file) => before.get(file) !== after.get(file));
  if (changed.length === 0) return;
  throw new Problem(
    `The build wrote ${changed.join(', ')} anew: what was there did not fit the queries.\n` +
      'The new one is in place: look at the difference and commit it.',
  );
}
