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

/** @param {readonly string[]} names @param {NodeJS.ProcessEnv} [environment] @returns an absolute path */
export function findProgram(names, environment = process.env) {
  const folders = (environment['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable);
}
