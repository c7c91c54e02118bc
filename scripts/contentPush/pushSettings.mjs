// @ts-check
import { readEnvFile } from '../contentSource.mjs';
import { Problem } from '../problem.mjs';

/** @typedef {{ repository: string, writeToken: string, accessToken: string | undefined }} PushSettings */

export const writeTokenRemedy =
  'An administrator of the repository creates a write token on its page Settings → API & Security → ' +
  'Write APIs; put it into .env as PRISMIC_WRITE_TOKEN=…';

/**
 * Reads repository and tokens from the environment, then from `.env`.
 *
 * @param {{ directory?: string, environment?: NodeJS.ProcessEnv }} [options]
 * @returns {PushSettings}
 * @throws {Problem} that says what is missing and where to find it
 */
export function pushSettings({ directory = '.', environment = process.env } = {}) {
  const settings = { ...readEnvFile(directory), ...environment };
  const repository = settings['PRISMIC_REPOSITORY'];
  const writeToken = settings['PRISMIC_WRITE_TOKEN'];
  if (!repository) {
    throw new Problem(
      'PRISMIC_REPOSITORY is not set, so there is no repository to send to.\n' +
        'Put the name of the repository into .env, the first part of <name>.prismic.io: ' +
        'PRISMIC_REPOSITORY=your-repository',
    );
  }
  if (!/^[a-z0-9][a-z0-9-]*$/i.test(repository)) {
    throw new Problem(
      `PRISMIC_REPOSITORY is "${repository}", which is not the name of a repository.\n` +
        'Set it to the first part of <name>.prismic.io: PRISMIC_REPOSITORY=your-repository',
    );
  }
  if (!writeToken) {
    throw new Problem(
      `PRISMIC_WRITE_TOKEN is not set, but ${repository} requires it.\n${writeTokenRemedy}`,
    );
  }
  return { repository, writeToken, accessToken: settings['PRISMIC_ACCESS_TOKEN'] || undefined };
}
