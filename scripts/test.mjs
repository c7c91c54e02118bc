// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { provideChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { Problem, report, runCommand, temporaryFolder } from './lifecycle.mjs';
import { choosePorts } from './ports.mjs';
import { runProcess } from './processes.mjs';
import { buildSite } from './site.mjs';

/** @typedef {{ passed: number, failed: number }} Result */
/** @typedef {(report: string) => Promise<Result>} Check may write a report to the file `report` */
/** @typedef {[name: string, ...checks: Check[]]} Stage checks that run at once */

// Overrides this machine's configuration, because the tests expect the sample content. A build takes
// a variable from .env unless the variable has a value here, which may be empty.
/** @type {Record<string, string | undefined>} */
const environment = {
  CI: 'true',
  CSP_REPORT_URL: '',
  CSP_SOURCES: '',
  // Allows fewer pages than in the last build, because that build may be of another branch.
  GATSBY_ALLOW_PAGE_LOSS: 'true',
  GATSBY_NEWSLETTER_ACTION: '',
  GATSBY_NEWSLETTER_CORS: '',
  GATSBY_NEWSLETTER_FIELD: '',
  GATSBY_NEWSLETTER_SCRIPT: '',
  GATSBY_SAMPLE_CONTENT: '',
  GATSBY_SERVICE_WORKER: '',
  GATSBY_STRICT_CONTENT: '',
  GTM_CONTAINER_ID: '',
  NODE_ENV: undefined,
  // Two checks print at once, so neither may overwrite its earlier lines in the terminal.
  PLAYWRIGHT_FORCE_TTY: '0',
  PRISMIC_REPOSITORY: '',
  PRISMIC_ENDPOINT: '',
  PRISMIC_ACCESS_TOKEN: '',
  PRISMIC_REF: '',
  SITE_URL: 'http://localhost:9000',
};

/**
 * Runs a program. REPORT in `args` is replaced by the report's file, which `count` reads.
 * @param {readonly string[]} args @param {(report: any) => Result} [count] @returns {Check}
 */
const run =
  (args, count, program = process.execPath) =>
  async (report) => {
    const withReport = args.map((arg) => (arg === 'REPORT' ? report : arg));
    const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await runProcess(program, withReport, { env });
    const { passed, failed } =
      count && existsSync(report)
        ? count(JSON.parse(readFileSync(report, 'utf8')))
        : { passed: code === 0 ? 1 : 0, failed: 0 };
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  };

/** @param {readonly string[]} args */
const npmRun = (...args) => run(['--silent', 'run', ...args], undefined, 'npm');

/** @param {() => Promise<unknown>} work @returns {Check} */
const prepare = (work) => () => work().then(() => ({ passed: 1, failed: 0 }));

/** @param {readonly string[]} args */
const jest = (...args) =>
  run(
    ['node_modules/jest/bin/jest.js', ...args, '--json', '--outputFile', 'REPORT'],
    ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }),
  );

/** @param {any} report @returns {Result} */
const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/** @param {string} project of playwright.config.ts @param {readonly string[]} args */
const playwright = (project, ...args) =>
  run(
    ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`, '--no-deps', ...args],
    countPlaywright,
  );

/** @param {readonly string[]} args */
const foreignSites = (...args) => run(['scripts/testForeign.mjs', ...args], countPlaywright);

const SLOW_JEST = '\\.slow\\.test\\.';
const hosts = run(['--import', 'tsx', 'hosts/testHosts.ts']);
const publications = run(['--import', 'tsx', 'hosts/killPublications.ts']);

/** @type {Stage[]} */
const preparation = [
  ['packages', prepare(ensureInstalled), prepare(provideChromium)],
  ['content', run(['--import', 'tsx', 'content-service/src/cli.ts', '--strict', '--check'])],
  ['build', prepare(() => buildSite(environment))],
];
/** @type {Stage} */
const lintAndTypes = [
  'lint and types (npm run format repairs much of it)',
  npmRun('lint'),
  npmRun('typecheck', '--', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc'),
];

/** The stages of each plan. README.md says how long each plan takes. @type {Record<string, Stage[]>} */
const plans = {
  quick: [
    ...preparation,
    lintAndTypes,
    ['unit tests', jest(`--testPathIgnorePatterns=${SLOW_JEST}`)],
    ['browser tests', playwright('site', '--grep=@smoke')],
  ],
  regression: [
    ...preparation,
    ['slow unit tests', jest(SLOW_JEST)],
    ['hosts', hosts, publications],
    ['other engines', playwright('engine-*', '--grep=@brief')],
    ['browser tests', playwright('site', '--grep-invert=@smoke')],
    // `rebuild` replaces the build that `site` tests, so `site` runs first. The foreign sites have
    // their own folders, so their tests can run at the same time as `rebuild`.
    ['rebuild and foreign sites', playwright('rebuild'), foreignSites('--brief')],
  ],
  full: [
    ...preparation,
    lintAndTypes,
    ['unit tests', jest()],
    ['hosts', hosts, publications],
    ['other engines', playwright('engine-*')],
    ['browser tests', playwright('site')],
    ['rebuild and foreign sites', playwright('rebuild'), foreignSites()],
    ['builds of copies', playwright('builds of copies')],
  ],
};

await runCommand(async () => {
  const name = process.argv[2] ?? 'quick';
  const stages = plans[name];
  if (!stages) {
    throw new Problem(
      `There is no test plan "${name}". The plans are ${Object.keys(plans).join(', ')}.`,
    );
  }
  if (name === 'full') environment['TEST_FULL'] = '1';
  Object.assign(environment, await choosePorts());
  const reports = temporaryFolder('test-reports');

  /** @type {Result[]} */
  const all = [];
  const failedStages = [];
  for (const [stage, ...checks] of stages) {
    const began = Date.now();
    console.log(`\n── ${stage} ──`);
    const results = await Promise.all(
      checks.map((check, index) =>
        check(path.join(reports, `${all.length}-${index}.json`)).catch((error) => {
          report(error);
          return { passed: 0, failed: 1 };
        }),
      ),
    );
    all.push(...results);
    const hasFailed = results.some(({ failed }) => failed > 0);
    const seconds = ((Date.now() - began) / 1_000).toFixed(1);
    console.log(`${stage}: ${hasFailed ? 'FAILED' : 'passed'} (${seconds} s)`);
    if (!hasFailed) continue;
    failedStages.push(stage);
    if (name === 'quick' || preparation.some(([each]) => each === stage)) break;
  }
  if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.join(', ')}`);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    all.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return failedStages.length > 0 ? 1 : 0;
});
