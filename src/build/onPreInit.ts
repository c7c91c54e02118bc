import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { lockBuilds } from '../../scripts/lockBuilds.mjs';
import { configurationFailure } from './attempt';
import { readPolicyVariables } from './hosting/readPolicyVariables';
import { unfinishedBuild } from './publishing/buildRecord';

/** The part of Gatsby's state, read from its cache, whose keys are the files of all components of pages. */
type State = { components: Map<string, unknown> };

/** A component that every build has. */
const someComponent = 'src/pages/404.tsx';

/**
 * Stops a command over a Gatsby without its patches, a command whose configuration failed, a build beside another one, and
 * a build whose policy could not be written at its end. Then it removes
 * what a build has left that did not end well (Gatsby takes its cache for up to date, although changed pages were not
 * queried again, or what it says is in `public/` is not there), and what was made in another folder: Gatsby's cache is
 * full of absolute paths. Without `public/`, Gatsby deletes its cache itself, but for webpack's. What is served is
 * elsewhere (publishing/publishBuild.ts).
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  const failure = unpatchedFile() ?? configurationFailure();
  if (failure) reporter.panic(failure);
  const isBuild = process.env['gatsby_executing_command'] === 'build';
  if (isBuild) {
    try {
      lockBuilds();
      readPolicyVariables(process.env);
    } catch (error) {
      reporter.panic(error instanceof Error ? error.message : String(error));
    }
  }
  const { components } = store.getState() as State;
  if (components.size > 0 && !components.has(path.resolve(someComponent))) {
    rmSync('public', { recursive: true, force: true });
    rmSync('.cache/webpack', { recursive: true, force: true });
    const [component = ''] = components.keys();
    reporter.info(
      `The cache (.cache/ and public/) was made in another folder, with ${component}, so everything is built again.`,
    );
  } else if (isBuild && existsSync(unfinishedBuild)) {
    rmSync('public', { recursive: true, force: true });
    reporter.info('The last build did not end well, so everything is built again.');
  }
};

/** @returns a message about a file of Gatsby that lacks a line of its patch, as after `npm ci --ignore-scripts` */
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
