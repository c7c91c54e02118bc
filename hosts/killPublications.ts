// Kills a publication at ten moments, reloads nginx each time, and requests all previous pages.
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Problem, runCommand, temporaryFolder } from '../scripts/lifecycle.mjs';
import { readOutput, startProcess } from '../scripts/processes.mjs';
import { toHostingRules } from '../src/build/hosting/HostingRules';
import { hosts, sendRequest, startHost } from './hosts';

const PAGES = 30;
const POLL_MS = 25;
const RELOAD_TIMEOUT_MS = 30_000;

const name = (index: number) => `/síða-${index}`;
const numbers = [...Array(PAGES).keys()];

type Build = 'old' | 'new';

/** The new build keeps a third of the old build's pages, moves a third and removes a third. */
const statusOf = (build: Build, page: number) =>
  build === 'new' ? [200, 301, 410][page % 3] : 200;

function toBuild(build: Build) {
  const namesOf = (status: number) =>
    numbers.filter((index) => statusOf(build, index) === status).map(name);
  const pages = ['/', '/404/', '/410/', ...namesOf(200).map((page) => `${page}/`)];
  const moved = namesOf(301).map((page) => [page, `${name(0)}/`]);
  const text = `<p>the ${build} build</p>`.repeat(100);
  return {
    pages: Object.fromEntries(pages.map((page) => [page, text])),
    rules: toHostingRules(Object.fromEntries(moved), { 'X-Build': build }, namesOf(410)),
  };
}

/** The file change number `killedChange` kills the process. */
async function publish(folder: string, build: Build, killedChange = 0) {
  const script = ['--import', 'tsx', 'hosts/publishTrialBuild.ts'];
  const args = [...script, folder, JSON.stringify(toBuild(build)), `${killedChange}`];
  const { child, exited } = startProcess(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = readOutput(child);
  return { code: await exited, changes: Number(output()) };
}

void runCommand(async () => {
  const nginx = hosts.find((host) => host.name === 'nginx');
  if (!nginx?.program) {
    console.log(`Skipped: nginx is not installed (${nginx?.remedy}).`);
    return 0;
  }
  const folder = temporaryFolder('publications');
  await publish(folder, 'old');
  const { port, child } = await startHost(nginx, path.join(folder, '.builds/current/site'));

  let retired: string | undefined;
  const ask = async (address: string) => {
    const deadline = Date.now() + RELOAD_TIMEOUT_MS;
    for (;;) {
      const response = await sendRequest(port, { path: encodeURI(address) });
      // A worker from before the reload may still respond.
      if (response.headers['x-worker'] !== retired) return response;
      if (Date.now() > deadline) throw new Problem('nginx does not reload: it refuses the rules.');
      await setTimeout(POLL_MS);
    }
  };
  let failures = 0;
  /** Nginx has to serve the pages of `build` and to apply the rules of the build `rules`. */
  const check = async (when: string, build: Build, rules = build) => {
    if (rules === build) {
      retired = (await ask('/')).headers['x-worker'];
      child.kill('SIGHUP');
    }
    const wrong = [];
    for (const index of numbers) {
      const { status, headers, body } = await ask(`${name(index)}/`);
      const expected = statusOf(build, index);
      const isOwn =
        headers['x-build'] === rules && (status !== 200 || `${body}`.includes(`the ${build}`));
      if (status !== expected || !isOwn) wrong.push(`${name(index)}/: ${status}, not ${expected}`);
    }
    failures += wrong.length > 0 ? 1 : 0;
    console.log(
      `${wrong.length > 0 ? '✖' : '✓'} ${when}: nginx has to serve the ${build} build ${wrong.slice(0, 3)}`,
    );
  };

  const scratch = temporaryFolder('publications');
  await publish(scratch, 'old');
  const { changes } = await publish(scratch, 'new');
  // The last change but one is the rename that publishes the build.
  const rename = changes - 1;
  const moments = [
    ...[0, 1, 2].map((third) => 1 + Math.floor((third * rename) / 3)),
    ...[6, 5, 4, 3, 2, 1, 0].map((before) => rename - before),
  ];
  for (const moment of moments) {
    // Delete the leftovers of the killed publication, so that the number of changes stays the same.
    rmSync(`${folder}/.builds/b`, { recursive: true, force: true });
    const { code } = await publish(folder, 'new', moment);
    if (code < 128)
      throw new Problem(`The publication ended with code ${code} before it was killed.`);
    await check(`killed at change ${moment} of ${changes}`, 'old');
  }
  rmSync(`${folder}/.builds/b`, { recursive: true });
  await publish(folder, 'new', changes);
  await check(`killed at change ${changes}, after the build was published`, 'new');
  // Rolls back as in docs/deploying.md.
  symlinkSync('a', `${folder}/.builds/next`);
  renameSync(`${folder}/.builds/next`, `${folder}/.builds/current`);
  await check('rolled back, nginx not reloaded yet', 'old', 'new');
  await check('rolled back', 'old');
  await publish(folder, 'new');
  await check('published to the end', 'new');
  console.log(`${moments.length + 4 - failures} passed, ${failures} failed`);
  return failures > 0 ? 1 : 0;
});
