// @ts-check
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { compareResponses } from './hosts/compareResponses.mjs';
import { hostNames, hosts, startHost } from './hosts/hosts.mjs';
import { explain, knownDifferences } from './hosts/knownDifferences.mjs';
import { listRequests } from './hosts/listRequests.mjs';
import { observeHost, whyNotObserved } from './hosts/observeHost.mjs';
import { sendRequest } from './hosts/sendRequest.mjs';
import { Problem } from './problem.mjs';
import { SITE_DIRECTORY } from './site.mjs';
import { startStaticServer } from './staticServer.mjs';

/** @typedef {import('./hosts/hosts.mjs').HostName} HostName */
/** @typedef {import('./hosts/knownDifferences.mjs').KnownDifference} KnownDifference */
/** @typedef {import('./hosts/listRequests.mjs').HostRequest} HostRequest */
/** @typedef {import('./hosts/observeHost.mjs').Observation} Observation */
/** @typedef {import('./hosts/listRequests.mjs').Rules} Rules */
/** @typedef {import('./hosts/sendRequest.mjs').HostResponse} HostResponse */
/** @typedef {import('./testCounts.mjs').Counts} Counts */
/** @typedef {{ same: number, known: number, failed: number }} Results of one host and one kind of request */

const SHOWN_FAILURES = 40;
/** Of Mozilla's HTTP Observatory, where 100 is the grade A+. */
const LEAST_SCORE = 130;
const PROGRESS_MS = 5_000;

/**
 * The hosts of this machine. Prints a line for each that is not installed.
 *
 * @returns {HostName[]}
 */
export function installedHosts() {
  return hostNames.filter((name) => {
    const isInstalled = hosts[name].find() !== undefined;
    if (!isInstalled) {
      console.log(`Skipped: ${hosts[name].title} is not installed (${hosts[name].remedy}).`);
    }
    return isInstalled;
  });
}

/**
 * Sends the same requests to each host and to the server of `npm start`, and compares the responses. Where
 * Mozilla's HTTP Observatory is installed, it rates what each host sends for the front page.
 * Prints each difference that is not in the table of known ones, a table of hosts and kinds of requests, and
 * the scores.
 *
 * @param {readonly HostName[]} names of hosts that are installed
 * @param {{ directory?: string }} [options] `directory`: a built site, with the build's files for own
 *   servers beside it
 * @returns {Promise<Counts>} a test for each host and request, each known difference that is gone, and each score
 * @throws {Problem} when there is no build, or a host does not start
 */
export async function runHostTests(names, { directory = SITE_DIRECTORY } = {}) {
  if (!existsSync(path.join(directory, 'hosting.json'))) {
    throw new Problem(`There is no build with rules for hosts in ${directory}. Run npm run build.`);
  }
  const site = realpathSync(directory);
  /** @type {Rules} */
  const rules = JSON.parse(readFileSync(path.join(site, 'hosting.json'), 'utf8'));
  const requests = listRequests(site, rules);
  const reference = await startStaticServer({ directory: site });
  const expected = await sendAll('npm start', Number(new URL(reference.url).port), requests);
  await reference.close();

  /** @type {Map<string, Map<string, Results>>} */
  const table = new Map();
  /** @type {Map<string, Observation>} */
  const observations = new Map();
  /** @type {string[]} */
  const failures = [];
  const notObserved = whyNotObserved();
  if (notObserved) console.log(`Skipped: ${notObserved}.`);
  const isLocalBuild = readFileSync(path.join(site, 'robots.txt'), 'utf8').includes(
    'http://localhost',
  );
  for (const name of names) {
    const { title, lacks, untested, remedy } = hosts[name];
    if (lacks) console.log(`Skipped: ${untested} by ${title}, which has no ${lacks} (${remedy}).`);
    const host = await startHost(name, site);
    const actual = await sendAll(hosts[name].title, host.port, requests);
    if (!notObserved) {
      const observation = await observeHost(host.port, { isLocalBuild });
      observations.set(hosts[name].title, observation);
      if (observation.score < LEAST_SCORE) {
        const lost = observation.tests.filter(({ pass, score }) => !pass || score < 0);
        failures.push(
          `✖ ${hosts[name].title}: the Observatory gives ${observation.score}, not ${LEAST_SCORE}: ` +
            (lost.map(({ result }) => result).join(', ') ||
              'nothing is wrong, but too little is won'),
        );
      }
    }
    await host.stop();
    const { results, texts } = judge(name, rules, requests, expected, actual);
    table.set(hosts[name].title, results);
    failures.push(...texts);
  }
  for (const text of failures.slice(0, SHOWN_FAILURES)) console.log(text);
  if (failures.length > SHOWN_FAILURES)
    console.log(`… and ${failures.length - SHOWN_FAILURES} more`);
  printTable(table);
  printScores(observations);
  const all = [...table.values()].flatMap((results) => [...results.values()]);
  const passed = all.reduce((sum, { same, known }) => sum + same + known, 0);
  const scored = [...observations.values()].filter(({ score }) => score >= LEAST_SCORE).length;
  return { passed: passed + scored, failed: failures.length };
}

/**
 * One after the other, because hosts are compared, not loaded.
 *
 * @param {string} title
 * @param {number} port
 * @param {readonly HostRequest[]} requests
 * @returns {Promise<(HostResponse | Error)[]>}
 */
async function sendAll(title, port, requests) {
  /** @type {(HostResponse | Error)[]} */
  const responses = [];
  console.log(`${title}: ${requests.length} requests`);
  let saidAt = Date.now();
  for (const request of requests) {
    responses.push(await sendRequest(port, request).catch((error) => error));
    if (Date.now() - saidAt < PROGRESS_MS) continue;
    console.log(`… ${responses.length} of ${requests.length}`);
    saidAt = Date.now();
  }
  return responses;
}

/**
 * @param {HostName} name
 * @param {Rules} rules
 * @param {readonly HostRequest[]} requests
 * @param {readonly (HostResponse | Error)[]} expected
 * @param {readonly (HostResponse | Error)[]} actual
 */
function judge(name, rules, requests, expected, actual) {
  /** @type {Map<string, Results>} */
  const results = new Map();
  /** @type {string[]} */
  const texts = [];
  /** @type {Set<KnownDifference>} */
  const seen = new Set();
  for (const [index, request] of requests.entries()) {
    if (hosts[name].untested?.includes(request.kind)) continue;
    const [wanted, found] = [expected[index], actual[index]];
    const differences =
      wanted instanceof Error || found instanceof Error || !wanted || !found
        ? [{ what: 'response', expected: messageOf(wanted), actual: messageOf(found) }]
        : compareResponses({ request, rules, expected: wanted, actual: found });
    const known = differences.map((difference) => explain(name, request, difference));
    const unknown = differences.filter((_, position) => !known[position]);
    for (const each of known) if (each) seen.add(each);
    const sum = results.get(request.kind) ?? { same: 0, known: 0, failed: 0 };
    results.set(request.kind, sum);
    sum[unknown.length > 0 ? 'failed' : differences.length > 0 ? 'known' : 'same'] += 1;
    if (unknown.length > 0) texts.push(describe(name, request, unknown));
  }
  for (const each of knownDifferences) {
    if (!each.hosts.includes(name) || seen.has(each)) continue;
    texts.push(
      `✖ ${hosts[name].title} no longer differs: “${each.reason}”. ` +
        'Remove it from scripts/hosts/knownDifferences.mjs and docs/hosts.md.',
    );
  }
  return { results, texts };
}

/** @param {HostResponse | Error | undefined} response */
function messageOf(response) {
  return response instanceof Error ? response.message : String(response?.status);
}

/**
 * @param {HostName} name
 * @param {HostRequest} request
 * @param {readonly import('./hosts/compareResponses.mjs').Difference[]} differences
 */
function describe(name, request, differences) {
  const { method, path: address, condition, headers } = request;
  const more = [...Object.entries(headers).map((header) => header.join(': ')), condition ?? ''];
  const lines = differences.map(
    ({ what, expected, actual }) => `    ${what}: npm start ${expected} · ${name} ${actual}`,
  );
  const short = address.length > 80 ? `${address.slice(0, 80)}…` : address;
  const title = [`✖ ${hosts[name].title}: ${method} ${short}`, ...more.filter(Boolean)].join(' · ');
  return [title, ...lines].join('\n');
}

/** @param {Map<string, Map<string, Results>>} table */
function printTable(table) {
  const kinds = [...new Set([...table.values()].flatMap((results) => [...results.keys()]))];
  console.log('\nEqual to npm start (+ known differences)');
  console.table(
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        Object.fromEntries(
          [...table].map(([title, results]) => [title, cellOf(results.get(kind))]),
        ),
      ]),
    ),
  );
}

/** @param {Map<string, Observation>} observations by host */
function printScores(observations) {
  if (observations.size === 0) return;
  console.log('\nMozilla’s HTTP Observatory');
  const names = [...observations.values()][0]?.tests.map(({ name }) => name) ?? [];
  const row = (/** @type {(observation: Observation) => string} */ cell) =>
    Object.fromEntries([...observations].map(([title, each]) => [title, cell(each)]));
  console.table({
    ...Object.fromEntries(
      names.map((name, index) => [
        name,
        row(({ tests }) => `${tests[index]?.pass ? 'passed' : 'FAILED'} ${tests[index]?.score}`),
      ]),
    ),
    score: row(({ score, grade }) => `${score} (${grade})`),
  });
}

/** @param {Results} [results] */
function cellOf(results) {
  if (!results) return '–';
  const { same, known, failed } = results;
  return [`${same}`, known ? `+ ${known}` : '', failed ? `FAILED ${failed}` : ''].join(' ').trim();
}
