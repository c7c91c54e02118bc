// @ts-check
import { readFileSync } from 'node:fs';
import { Problem } from './problem.mjs';

/** Files that a build writes. They are committed because editors and `tsc` need them before a build. */
export const generatedFiles = ['src/gatsby-types.d.ts'];

/**
 * @param {readonly string[]} [files]
 * @returns {Map<string, string | undefined>} the text of each file; undefined for a missing file
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
 * @param {Map<string, string | undefined>} before the texts before the build
 * @throws {Problem} when the build changed a file
 */
export function refuseChanges(before) {
  const after = readGenerated([...before.keys()]);
  const changed = [...before.keys()].filter((file) => before.get(file) !== after.get(file));
  if (changed.length === 0) return;
  throw new Problem(
    `The build changed ${changed.join(', ')}: the committed text does not fit the queries.\n` +
      'The new one is in place: look at the difference and commit it.',
  );
}
