// @ts-check
import { readFileSync } from 'node:fs';
// Not imported by name: Node before 20.12 lacks the export, and its error would hide our message about
// the version.
import util from 'node:util';

/**
 * Returns the environment, and for variables that it lacks those of the project's `.env`, as gatsby-config.ts
 * reads them.
 *
 * @param {string} [directory] of the project
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {NodeJS.ProcessEnv}
 */
export function readEnvironment(directory = '.', environment = process.env) {
  try {
    return { ...util.parseEnv(readFileSync(`${directory}/.env`, 'utf8')), ...environment };
  } catch {
    return environment;
  }
}
