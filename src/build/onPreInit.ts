import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { lockBuilds } from '../../scripts/lockBuilds.mjs';
import { configurationFailure } from './attempt';
import { checkPolicyVariables } from './hosting/contentSecurityPolicy';
import { unfinishedBuild } from './publishing/buildRecord';

/** Gatsby's state from its cache. The keys are the files of page components. */
type State = { components: Map<string, unknown> };

// Removes `public/` after an unfinished build, because files are missing there. Gatsby then deletes
// its cache too, except webpack's. Otherwise Gatsby would take the cache for up to date, although
// changed pages were not queried again. If the cache was made in another folder, also removes
// webpack's cache, because the caches contain absolute paths. The served build, in .builds/, stays.
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  const failure = unpatchedFile() ?? configurationFailure();
  if (failure) reporter.panic(failure);
  const isBuild = process.env['gatsby_executing_command'] === 'build';
  if (isBuild) {
    try {
      lockBuilds();
      checkPolicyVariables(process.env);
    } catch (error) {
      reporter.panic((error as Error).message);
    }
  }
  const { components } = store.getState() as State;
  if (components.size > 0 && !components.has(path.resolve('src/pages/404.tsx'))) {
    rmSync('public', { recursive: true, force: true });
    rmSync('.cache/webpack', { recursive: true, force: true });
    const [component = ''] = components.keys();
    reporter.info(
      `The cache (.cache/ and public/) was made in another folder (it contains the path ${component}), so everything is built again.`,
    );
  } else if (isBuild && existsSync(unfinishedBuild)) {
    rmSync('public', { recursive: true, force: true });
    reporter.info('The last build failed or was interrupted, so everything is built again.');
  }
};

/** Returns a message about a file without its patch, as after `npm ci --ignore-scripts`. */
function unpatchedFile(): string | undefined {
  for (const name of readdirSync('patches')) {
    for (const part of readFileSync(`patches/${name}`, 'utf8').split(/^diff --git .*$/m)) {
      const [, file] = /^\+\+\+ b\/(.*)$/m.exec(part) ?? [];
      if (file === undefined) continue;
      const text = readFileSync(file, 'utf8');
      if ([...part.matchAll(/^\+(?!\+\+ )(.*)$/gm)].some(([, line = '']) => !text.includes(line))) {
        return `${file} lacks changes that the site needs. Run: npx patch-package`;
      }
    }
  }
  return undefined;
}
