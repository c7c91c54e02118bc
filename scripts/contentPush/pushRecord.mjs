// @ts-check
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';

const recordFolder = '.content-push';

/**
 * @typedef {object} PushRecord the ids of the documents in Prismic, by the ids of the samples
 * @property {string} file
 * @property {(sampleId: string) => string | undefined} idOf
 * @property {(sampleId: string, prismicId: string) => void} add
 * @property {(sampleId: string) => void} remove
 */

/**
 * Opens the record of the documents that were sent to a repository. No API lists an unpublished
 * document in a migration release: without the record a second run would create it twice.
 *
 * @param {string} directory the root of the project
 * @param {string} repository
 * @returns {PushRecord} its changes are written to disk before a call returns
 * @throws {Problem} if the record is damaged
 */
export function openPushRecord(directory, repository) {
  const folder = path.join(directory, recordFolder);
  const file = path.join(folder, `${repository}.json`);
  const ids = read(file);

  const write = () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, '.gitignore'), '*\n');
    // Renaming a new file is atomic: a killed process leaves either the old record or the new one.
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
      `${file}, the record of earlier runs, is damaged.\n` +
        'Publish or delete the documents of the migration release in Prismic, delete the file, and ' +
        'run the command again.',
    );
  }
}
