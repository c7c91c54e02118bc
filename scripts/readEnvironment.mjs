// @ts-check
import { readFileSync } from 'node:fs';
// Not imported by name: Node before 20.12 lacks `parseEnv`, and would fail before our version check.
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
