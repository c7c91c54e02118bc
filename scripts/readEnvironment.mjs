// @ts-check
import { existsSync, readFileSync } from 'node:fs';
// In Node before 20.12, a named import of `parseEnv` fails before `runCommand` checks the version.
import util from 'node:util';
import { Problem } from './lifecycle.mjs';

/**
 * @param {string} [directory] of `.env` @param {NodeJS.ProcessEnv} [environment] overrides it
 * @returns {NodeJS.ProcessEnv}
 */
export function readEnvironment(directory = '.', environment = process.env) {
  if (!existsSync(`${directory}/.env`)) return environment;
  try {
    // Some editors on Windows begin a file with a byte order mark.
    const text = readFileSync(`${directory}/.env`, 'utf8').replace('\uFEFF', '');
    return { ...util.parseEnv(text), ...environment };
  } catch (error) {
    throw new Problem(
      `The file .env cannot be read (${/** @type {Error} */ (error).message}). Make it a text file of lines such as SITE_URL=https://example.is, or delete it.`,
    );
  }
}
