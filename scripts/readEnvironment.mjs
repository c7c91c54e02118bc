// @ts-check
import { existsSync, readFileSync } from 'node:fs';
// In Node before 20.12, a named import of `parseEnv` fails before `runCommand` checks the version.
import util from 'node:util';

/**
 * @param {string} [directory] of `.env` @param {NodeJS.ProcessEnv} [environment] overrides it
 * @returns {NodeJS.ProcessEnv}
 */
export function readEnvironment(directory = '.', environment = process.env) {
  const file = `${directory}/.env`;
  if (!existsSync(file)) return environment;
  // Some editors on Windows begin a file with a byte order mark.
  const text = readFileSync(file, 'utf8').replace('\uFEFF', '');
  return { ...util.parseEnv(text), ...environment };
}
