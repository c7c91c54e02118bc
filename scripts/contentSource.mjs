// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
// Not by name: on a Node older than 20.12 a missing export would hide the message about its version.
import util from 'node:util';

/**
 * Where the content of a build comes from.
 *
 * @typedef {{ kind: 'prismic', repository: string }
 *   | { kind: 'endpoint', endpoint: string }
 *   | { kind: 'embedded' }} ContentSource
 */

/**
 * The settings of a project's `.env`; none where there is no such file.
 *
 * @param {string} directory
 * @returns {Record<string, string | undefined>}
 */
export function readEnvFile(directory) {
  try {
    return util.parseEnv(readFileSync(path.join(directory, '.env'), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Reads the choice from the same two places as gatsby-config.ts: the environment, then `.env`.
 * A repository wins over an address; with neither, the content service of this project is used.
 *
 * @param {{ directory?: string, environment?: NodeJS.ProcessEnv }} [options]
 * @returns {ContentSource}
 */
export function contentSource({ directory = '.', environment = process.env } = {}) {
  const settings = { ...readEnvFile(directory), ...environment };
  const repository = settings['PRISMIC_REPOSITORY'];
  if (repository) return { kind: 'prismic', repository };
  const endpoint = settings['PRISMIC_ENDPOINT'];
  if (endpoint) return { kind: 'endpoint', endpoint };
  return { kind: 'embedded' };
}
