// @ts-check
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a program in the folders of the variable PATH.
 *
 * @param {readonly string[]} names the first that exists is taken
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined} its absolute path
 */
export function findProgram(names, environment = process.env) {
  const folders = (environment['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable);
}
