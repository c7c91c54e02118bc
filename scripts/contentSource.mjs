// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
// Not imported by name: Node before 20.12 lacks the export, and its error would hide our message about
// the version.
import util from 'node:util';

/**
 * Where the content of a build comes from.
 *
 * @typedef {{ kind: 'prismic', repository: string }
 *   | { kind: 'endpoint', endpoint: string }
 *   | { kind: 'embedded' }} ContentSource
 */

/**
 * The variables in a project's `.env`; none if the file does not exist.
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
 * Reads the environment and then `.env`, as gatsby-config.ts does. A repository wins over an endpoint.
 * Without either, the content service of this project is used.
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
