// @ts-check
import { readFileSync } from 'node:fs';
// Node before 20.12 has no `parseEnv`, so a named import would fail before our own check of the
// version.
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
