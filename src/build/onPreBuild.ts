import { writeFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { describeBuild, readLastBuild, unfinishedBuild } from './publishing/buildRecord';
import { describeLoss } from './publishing/describeLoss';

const remedy =
  'If this is not meant, publish the missing documents again, or correct the repository, and build again.\n' +
  'If it is meant, build once with GATSBY_ALLOW_PAGE_LOSS=true.';

/**
 * Compares the pages with those of the last build, before the long part of this build. A repository
 * that has lost its documents must not empty the site.
 */
export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  const { reporter } = args;
  const next = await describeBuild(args);
  const last = readLastBuild();
  if (last?.source === next.source) {
    const loss = describeLoss(last, next);
    const isAllowed = process.env['GATSBY_ALLOW_PAGE_LOSS'] === 'true';
    if (loss && !isAllowed) reporter.panicOnBuild(`${loss}\n${remedy}`);
  } else {
    reporter.info(
      `${next.pages.length} pages; no earlier build of this content is here to compare with`,
    );
  }
  writeFileSync(unfinishedBuild, JSON.stringify(next));
};
