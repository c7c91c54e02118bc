import { rm } from 'node:fs/promises';
import type { BuildArgs } from 'gatsby';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { saveAnswers } from '../requests/lastAnswers';
import { toRepositoryConnection } from '../requests/repositoryConnection';
import { readSnapshot } from '../requests/snapshot';
import { toReason } from '../requests/toReason';
import { announceLastAnswers } from './announceLastAnswers';
import { prefixed } from './stop';

/**
 * Saves the answers to this build, if a file for them is configured. A build from last answers has no new
 * ones, and says again that it is one.
 */
export async function onPostBuild(
  { cache, reporter }: BuildArgs,
  options: PrismicPluginOptions,
): Promise<void> {
  const { saveAnswers: file } = options;
  const connection = toRepositoryConnection(options, cache);
  const snapshot = await readSnapshot(connection, cache);
  if (!snapshot) return;
  if (file !== undefined) await rm(file, { force: true });
  if (snapshot.lastAnswers) {
    reporter.warn(announceLastAnswers(snapshot.lastAnswers, Date.now()));
  } else if (file !== undefined) {
    await saveAnswers(connection, snapshot, file).catch((error: unknown) =>
      reporter.warn(prefixed(`the answers of the service were not saved: ${toReason(error)}`)),
    );
  }
}
