// @ts-check
import { readEnvFile } from '../contentSource.mjs';
import { Problem } from '../problem.mjs';

/** @typedef {{ repository: string, writeToken: string, accessToken: string | undefined }} PushSettings */

export const WRITE_TOKEN_REMEDY =
  'An administrator of the repository creates a write token on its page Settings → API & Security → ' +
  'Write APIs; put it into .env as PRISMIC_WRITE_TOKEN=…';

/**
 * Where to send to, from the environment, then `.env`.
 *
 * @param {{ directory?: string, environment?: NodeJS.ProcessEnv }} [options]
 * @returns {PushSettings}
 * @throws {Problem} that names what is missing and where to get it
 */
export function pushSettings({ directory = '.', environment = process.env } = {}) {
  const settings = { ...readEnvFile(directory), ...environment };
  const repository = settings['PRISMIC_REPOSITORY'];
  const writeToken = settings['PRISMIC_WRITE_TOKEN'];
  if (!repository) {
    throw new Problem(
      'PRISMIC_REPOSITORY is not set, so it is not known where to send to.\n' +
        'Put the name of the repository into .env, the first part of <name>.prismic.io: ' +
        'PRISMIC_REPOSITORY=your-repository',
    );
  }
  if (!/^[a-z0-9][a-z0-9-]*$/i.test(repository)) {
    throw new Problem(
      `PRISMIC_REPOSITORY is "${repository}", which is no name of a repository.\n` +
        'Give the first part of <name>.prismic.io alone: PRISMIC_REPOSITORY=your-repository',
    );
  }
  if (!writeToken) {
    throw new Problem(
      `PRISMIC_WRITE_TOKEN is not set, without which ${repository} takes nothing.\n${WRITE_TOKEN_REMEDY}`,
    );
  }
  return { repository, writeToken, accessToken: settings['PRISMIC_ACCESS_TOKEN'] || undefined };
}
