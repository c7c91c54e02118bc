// @ts-check
import { readFileSync } from 'node:fs';
// In Node before 20.12, a named import of `parseEnv` fails before `runCommand` checks the version.
import util from 'node:util';

/**
 * @param {string} [directory] of `.env` @param {NodeJS.ProcessEnv} [environment] overrides it
 * @returns {NodeJS.ProcessEnv}
 */
export function readEnvironment(directory = '.', environment = process.env) {
  try {
    return { ...util.parseEnv(readFileSync(`${directory}/.env`, 'utf8')), ...environment };
  } catch {
    return environment;
  }
}
