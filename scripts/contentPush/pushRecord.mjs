// @ts-check
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';

const FOLDER = '.content-push';

/**
 * @typedef {object} PushRecord which document of Prismic was made of which sample
 * @property {string} file
 * @property {(sampleId: string) => string | undefined} idOf
 * @property {(sampleId: string, prismicId: string) => void} add
 * @property {(sampleId: string) => void} remove
 */

/**
 * Opens the record of what was sent to a repository. Until somebody publishes it, no API tells of a
 * document in a migration release: without a record a second run could only make it twice.
 *
 * @param {string} directory the root of the project
 * @param {string} repository
 * @returns {PushRecord} every change is on the disk before the call returns
 * @throws {Problem} when the record is damaged
 */
export function openPushRecord(directory, repository) {
  const folder = path.join(directory, FOLDER);
  const file = path.join(folder, `${repository}.json`);
  const ids = read(file);

  const write = () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, '.gitignore'), '*\n');
    // Written beside and moved, so that a kill leaves the old record or the new one.
    writeFileSync(`${file}.new`, `${JSON.stringify(Object.fromEntries(ids), null, 2)}\n`);
    renameSync(`${file}.new`, file);
  };

  return {
    file,
    idOf: (sampleId) => ids.get(sampleId),
    add: (sampleId, prismicId) => {
      if (ids.get(sampleId) === prismicId) return;
      ids.set(sampleId, prismicId);
      write();
    },
    remove: (sampleId) => {
      if (ids.delete(sampleId)) write();
    },
  };
}

/** @param {string} file @returns {Map<string, string>} */
function read(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return new Map();
  }
  try {
    return new Map(Object.entries(JSON.parse(text)));
  } catch {
    throw new Problem(
      `${file}, the record of what was sent before, is damaged.\n` +
        'Publish or delete the documents of the migration release in Prismic, delete the file, and ' +
        'run the command again.',
    );
  }
}
