import { writeFileSync } from 'node:fs';
import type { BuildArgs, GatsbyNode } from 'gatsby';
import {
  describeBuild,
  describeLostPages,
  fetchLastBuild,
  readLastBuild,
  unfinishedBuild,
} from './publishing/buildRecord';
import type { BuildRecord } from './publishing/buildRecord';
import { lastContent, readSiteUrl } from './readContent';
import { toPast } from './redirects/PastAddresses';

const remedy =
  'If the site should keep them, publish the missing documents again, or correct the repository, and build again.\n' +
  'If the site should lose them, build once with GATSBY_ALLOW_PAGE_LOSS=true.';

const isLossAllowed = () => process.env['GATSBY_ALLOW_PAGE_LOSS'] === 'true';

/** Stops a build that would lose many pages. Records past addresses, so that none becomes a 404. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  const { reporter } = args;
  const next = await describeBuild(args, lastContent());
  const local = readLastBuild();
  const last = local?.source === next.source ? local : await readPublishedBuild(args);
  const isComparable = last?.source === next.source;
  if (isComparable) {
    const loss = describeLostPages(last, next);
    if (loss && !isLossAllowed()) reporter.panicOnBuild(`${loss}\n${remedy}`);
  } else {
    reporter.info(
      `The site has ${next.pages.length} pages. There is no earlier build of this content, so lost pages would go unnoticed`,
    );
  }
  const past = toPast(isComparable ? last : undefined, next.pages);
  writeFileSync(unfinishedBuild, JSON.stringify({ ...next, past }));
};

async function readPublishedBuild(args: BuildArgs): Promise<BuildRecord | undefined> {
  const { graphql, reporter } = args;
  try {
    return await fetchLastBuild(await readSiteUrl(graphql));
  } catch (error) {
    const { message } = error as Error;
    if (isLossAllowed()) reporter.warn(message);
    else reporter.panicOnBuild(message);
    return undefined;
  }
}
