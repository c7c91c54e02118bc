import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { Problem, runCommand } from '../scripts/lifecycle.mjs';
import { SITE_DIRECTORY } from '../scripts/site.mjs';
import { startStaticServer } from '../scripts/staticServer.mjs';
import type { HostingRules } from '../src/build/hosting/HostingRules';
import { compareResponses, knownDifferences } from './compareResponses';
import { hosts, sendRequest, startHost } from './hosts';
import type { HostResponse } from './hosts';
import { listRequests } from './listRequests';
import type { HostRequest } from './listRequests';

type Received = HostResponse | Error;

const SHOWN_FAILURES = 40;
/** The Observatory's own 10 s are too short for a busy machine. */
const TIMEOUT_MS = '60000';
const PERFECT_SCORE = 100;

const observatory = new URL('node_modules/@mdn/mdn-http-observatory/', import.meta.url);

const hasObservatory = existsSync(observatory);

/** The best grade of the Observatory, A+, begins at 100. This limit is stricter. */
const LEAST_SCORE = 130;

function chooseHosts() {
  const names = process.argv.slice(2);
  if (names.some((each) => !hosts.some(({ name }) => name === each))) {
    const choice = hosts.map(({ name }) => `[${name}]`).join(' ');
    throw new Problem(`There is no such host. Use: npm run test:hosts -- ${choice}`);
  }
  const wanted = hosts.filter(({ name }) => names.length === 0 || names.includes(name));
  return wanted.filter(({ name, program, remedy, lacks }) => {
    const missing = program ? lacks : `${name} is not installed`;
    if (missing && names.length > 0) throw new Problem(`${missing} (${remedy}).`);
    if (missing) console.log(`Skipped: ${missing} (${remedy}).`);
    return program;
  });
}

const send = (port: number, request: HostRequest): Promise<Received> =>
  sendRequest(port, request).catch((error) => error);

/**
 * Returns the response of `npm start`'s server. For a range, the body is the complete file, and the
 * type is the file's, which a response to a range beyond the end lacks.
 */
async function expect(port: number, request: HostRequest): Promise<Received> {
  const received = await send(port, request);
  const { Range, ...headers } = request.headers;
  if (!Range || received instanceof Error) return received;
  const whole = await send(port, { ...request, headers });
  if (whole instanceof Error) return whole;
  const type = whole.headers['content-type'] ?? '';
  return { ...whole, headers: { ...received.headers, 'content-type': type } };
}

void runCommand(async () => {
  const chosen = chooseHosts();
  if (!existsSync(`${SITE_DIRECTORY}/hosting.json`)) {
    throw new Problem('There is no build with rules for hosts. Run npm run build.');
  }
  const site = realpathSync(SITE_DIRECTORY);
  const rules: HostingRules = JSON.parse(readFileSync(`${site}/hosting.json`, 'utf8'));
  const isLocalBuild = readFileSync(`${site}/robots.txt`, 'utf8').includes('http://localhost');
  const requests = listRequests(site, rules);
  const expected = new Map<HostRequest, Received>();
  const server = await startStaticServer({ directory: site });
  // The requests run one after another, because this test compares hosts and measures no load.
  for (const request of requests) {
    expected.set(request, await expect(Number(new URL(server.url).port), request));
  }
  await server.close();

  let passed = 0;
  const failures: string[] = [];
  /** By kind and host. */
  const table: Record<string, Record<string, number[]>> = {};
  for (const host of chosen) {
    const { name, untested } = host;
    const tested = requests.filter(({ kind }) => !untested?.includes(kind));
    console.log(`${name}: ${tested.length} requests`);
    const { port, stop } = await startHost(host, site);
    const reasons = Object.entries(knownDifferences)
      .filter(([names]) => names.includes(name))
      .flatMap(([, byReason]) => Object.entries(byReason));
    const gone = new Set(reasons.map(([reason]) => reason));
    for (const request of tested) {
      const actual = await send(port, request);
      const differences = compareResponses(request, rules.headers, expected.get(request), actual);
      const unknown = differences.filter((difference) => {
        const known = reasons.find(([, covers]) => covers({ ...request, ...difference }));
        if (known) gone.delete(known[0]);
        return !known;
      });
      const cell = ((table[request.kind] ??= {})[name] ??= [0, 0, 0]);
      const column = unknown.length > 0 ? 2 : differences.length > 0 ? 1 : 0;
      cell[column] = Number(cell[column]) + 1;
      if (unknown.length === 0) passed += 1;
      else failures.push(`${name}: ${JSON.stringify(request)} differs: ${JSON.stringify(unknown)}`);
    }
    for (const reason of gone) {
      failures.push(`${name} no longer has a difference of knownDifferences: ${reason}`);
    }
    if (hasObservatory) {
      const { score, grade, lost } = await rateHost(port, isLocalBuild);
      console.log(`${name}: ${score} (${grade}) by Mozilla’s Observatory`);
      if (score >= LEAST_SCORE) passed += 1;
      else failures.push(`${name} gets less than ${LEAST_SCORE} by the Observatory: ${lost}`);
    }
    await stop();
  }
  if (!hasObservatory) {
    console.log('Skipped: Mozilla’s Observatory is not installed (npm ci --prefix hosts).');
  }
  console.log('\nRequests in each cell: [equal to npm start, with known differences only, failed]');
  console.table(table);
  for (const text of failures.slice(0, SHOWN_FAILURES)) console.log(`✖ ${text}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
});

/**
 * Rates a host's front page by the rules of Mozilla's HTTP Observatory, as if it were online.
 * Localhost has no HTTPS and no redirect to HTTPS, so both are added. A build for localhost allows
 * http: services and does not demand HTTPS, so the headers of a published site replace its headers.
 * `lost` names what costs points.
 */
async function rateHost(port: number, isLocalBuild: boolean) {
  Object.assign(process.env, { ABORT_TIMEOUT: TIMEOUT_MS, CLIENT_TIMEOUT: TIMEOUT_MS });
  // Installing the package downloads a list of HTTPS-only sites, on which localhost is not.
  const list = new URL('conf/hsts-preload.json', observatory);
  if (!existsSync(list)) writeFileSync(list, '{}');
  // The modules are imported dynamically, because tsc must run without the packages of hosts/.
  const [{ ALL_TESTS }, { getGradeForScore, getScoreModifier }, { retrieve }] = await Promise.all(
    ['constants', 'grader/grader', 'retriever/retriever'].map(
      (name) => import(new URL(`src/${name}.js`, observatory).href),
    ),
  );

  const requests = await retrieve('localhost', { httpPort: port, httpsPort: port });
  const { responses, session } = requests;
  const { auto: response } = responses;
  if (response?.status !== 200) {
    throw new Problem(`The host on port ${port} did not send its front page.`);
  }
  if (isLocalBuild) {
    // A published site with HTTPS has these headers (src/build/hosting/contentSecurityPolicy.ts).
    response.headers['strict-transport-security'] = 'max-age=63072000';
    response.headers['content-security-policy'] = String(
      response.headers['content-security-policy'],
    ).replaceAll('http://localhost', 'https://localhost');
  }
  session.url = new URL('https://localhost/');
  responses.https = Object.assign(response, { verified: true });
  responses.httpRedirects = [
    { url: new URL('http://localhost/'), status: 301 },
    { url: session.url, status: 200 },
  ];

  let score = PERFECT_SCORE;
  const lost: string[] = [];
  for (const test of ALL_TESTS) {
    const { result, pass } = test(requests);
    score += getScoreModifier(result);
    if (!pass || getScoreModifier(result) < 0) lost.push(result);
  }
  const rating: { score: number; grade: string } = getGradeForScore(score);
  return { ...rating, lost };
}
