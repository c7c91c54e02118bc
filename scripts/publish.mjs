// @ts-check
import { readFileSync } from 'node:fs';
import { runCommand } from './lifecycle.mjs';
import { Problem } from './problem.mjs';
import { changeIsDue } from './publishing/changeIsDue.mjs';
import { cloudFrontFunction } from './publishing/cloudFrontFunction.mjs';
import { contentVersion } from './publishing/contentVersion.mjs';
import { findBuild, keepThreeBuilds } from './publishing/keptBuilds.mjs';
import { checkSettings } from './publishing/settings.mjs';
import { uploadRelease } from './publishing/uploadRelease.mjs';
import { SITE_DIRECTORY } from './site.mjs';

const help = `Steps of a publication (.github/workflows/publish.yml): node scripts/publish.mjs <step>

  check-settings     fails with a list when the variable HOST needs settings that are missing
  content-version    prints the master ref of the repository
  change-is-due      prints true when the published site has to be built again because time has passed
  upload <folder>    sends a built site, such as .builds/current, to the server SERVER at SERVER_PATH
  cloudfront         prints a CloudFront Function with the redirects of the last build
  find-build <n>     prints the run of GitHub Actions that made the build n before the newest
  keep-three-builds  deletes older builds from GitHub Actions

Outside GitHub Actions, upload (which needs rsync and ssh) and cloudfront are of use.`;

/** @type {Record<string, (argument: string) => unknown>} */
const steps = {
  'check-settings': () => console.log(checkSettings(process.env)),
  'content-version': async () => console.log(await contentVersion(process.env)),
  'change-is-due': async () => console.log(await changeIsDue(process.env)),
  upload: (folder) => uploadRelease(folder, process.env),
  cloudfront: () => process.stdout.write(cloudFrontFunction(readRules())),
  'find-build': async (back) => console.log(await findBuild(process.env, Number(back))),
  'keep-three-builds': () => keepThreeBuilds(process.env),
};

function readRules() {
  try {
    return JSON.parse(readFileSync(`${SITE_DIRECTORY}/hosting.json`, 'utf8'));
  } catch {
    throw new Problem('There is no build with a file hosting.json yet. Run npm run build.');
  }
}

await runCommand(import.meta.url, async () => {
  const [name = '', argument = '', ...rest] = process.argv.slice(2);
  const step = steps[name];
  const needsArgument = ['upload', 'find-build'].includes(name);
  if (name === '--help') return console.log(help);
  if (!step || needsArgument !== (argument !== '') || rest.length > 0) throw new Problem(help);
  await step(argument);
});
