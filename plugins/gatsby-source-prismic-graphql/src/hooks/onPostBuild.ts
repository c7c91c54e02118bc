import type { BuildArgs } from 'gatsby';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { toRepositoryConnection } from '../requests/repositoryConnection';
import { readSnapshot } from '../requests/snapshot';
import { announceLastAnswers } from './announceLastAnswers';

/** Says once more, at the end, that a build was made from last answers. */
export async function onPostBuild(
  { cache, reporter }: BuildArgs,
  options: PrismicPluginOptions,
): Promise<void> {
  const snapshot = await readSnapshot(toRepositoryConnection(options), cache);
  if (!snapshot?.lastAnswers) return;
  reporter.warn(announceLastAnswers(snapshot.lastAnswers, Date.now()));
}
