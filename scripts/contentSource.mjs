// @ts-check
import { readFileSync } from 'node:fs';
// Not imported by name: Node before 20.12 lacks the export, and its error would hide our message about
// the version.
import util from 'node:util';

/**
 * @typedef {{ kind: 'prismic', repository: string }
 *   | { kind: 'endpoint', endpoint: string }
 *   | { kind: 'embedded' }} ContentSource
 */

/**
 * The variables in a project's `.env`; none if the file does not exist.
 *
 * @param {string} [directory]
 * @returns {NodeJS.ProcessEnv}
 */
export function readEnvFile(directory = '.') {
  try {
    return util.parseEnv(readFileSync(`${directory}/.env`, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Returns where the content of a build comes from. A repository wins over an endpoint. Without either, the
 * content service of this project is used.
 *
 * @param {NodeJS.ProcessEnv} [settings] as gatsby-config.ts reads them: the environment, then `.env`
 * @returns {ContentSource}
 */
export function contentSource(settings = { ...readEnvFile(), ...process.env }) {
  const { PRISMIC_REPOSITORY: repository, PRISMIC_ENDPOINT: endpoint } = settings;
  if (repository) return { kind: 'prismic', repository };
  return endpoint ? { kind: 'endpoint', endpoint } : { kind: 'embedded' };
}
