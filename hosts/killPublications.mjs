// @ts-check
// Kills a publication at ten moments, reloads nginx each time, and requests all previous pages.
import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { atEnd, Problem, runCommand } from '../scripts/lifecycle.mjs';
import { startProcess } from '../scripts/processes.mjs';
import { toHostingRules } from '../src/build/hosting/HostingRules';
import { hosts, sendRequest, startHost } from './hosts.mjs';

const PAGES = 30;
const POLL_MS = 25;
const RELOAD_TIMEOUT_MS = 30_000;

const name = (/** @type {number} */ index) => `/síða-${index}`;
const numbers = [...Array(PAGES).keys()];

/**
 * The new build keeps a third of the old build's pages, moves a third and removes a third.
 * @typedef {'old' | 'new'} Build
 * @param {Build} build @param {number} index of a page
 */
const statusOf = (build, index) => (build === 'new' ? [200, 301, 410][index % 3] : 200);

/** @param {Build} build */
function toBuild(build) {
  const namesOf = (/** @type {number} */ status) =>
    numbers.filter((index) => statusOf(build, index) === status).map(name);
  const pages = ['/', '/404/', '/410/', ...namesOf(200).map((page) => `${page}/`)];
  const moved = namesOf(301).map((page) => [page, `${name(0)}/`]);
  const text = `<p>the ${build} build</p>`.repeat(100);
  return {
    pages: Object.fromEntries(pages.map((page) => [page, text])),
    rules: toHostingRules(Object.fromEntries(moved), { 'X-Build': build }, namesOf(410)),
  };
}

/**
 * @param {string} folder @param {Build} build
 * @param {number} [killedChange] number of the file change that kills the process
 * @returns {Promise<{ code: number, changes: number }>}
 */
async function publish(folder, build, killedChange) {
  const script = ['--import', 'tsx', 'hosts/publishTrialBuild.mjs'];
  const args = [
    folder,
    JSON.stringify(toBuild(build)),
    ...(killedChange ? [`${killedChange}`] : []),
  ];
  const { child, exited } = startProcess(process.execPath, [...script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (part) => (output += part));
  return { code: await exited, changes: Number(output) };
}

function makeFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'publications-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

await runCommand(async () => {
  const nginx = hosts.find((host) => host.name === 'nginx');
  if (!nginx?.program) {
    console.log(`Skipped: nginx is not installed (${nginx?.remedy}).`);
    return 0;
  }
  const folder = makeFolder();
  await publish(folder, 'old');
  const { port, child } = await startHost(nginx, path.join(folder, '.builds/current/site'));

  /** @type {string | undefined} */
  let retired;
  const ask = async (/** @type {string} */ address) => {
    const request = { kind: 'page', path: encodeURI(address), method: 'GET', headers: {} };
    const deadline = Date.now() + RELOAD_TIMEOUT_MS;
    for (;;) {
      const response = await sendRequest(port, request);
      // A worker from before the reload may still respond.
      if (response.headers['x-worker'] !== retired) return response;
      if (Date.now() > deadline) throw new Problem('nginx does not reload: it refuses the rules.');
      await setTimeout(POLL_MS);
    }
  };
  let failures = 0;
  /**
   * @param {string} when
   * @param {Build} build whose pages nginx has to serve
   * @param {Build} [rules] the build whose rules nginx has to apply
   */
  const check = async (when, build, rules = build) => {
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

  const scratch = makeFolder();
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
