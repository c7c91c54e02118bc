// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { provideChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { atEnd, report, runCommand } from './lifecycle.mjs';
import { choosePorts } from './ports.mjs';
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';
import { buildSite } from './site.mjs';

/** @typedef {{ passed: number, failed: number }} Result */
/** @typedef {{ args: string[], count?: (report: any) => Result }} Check `args`: of Node; `count` reads the report */
/** @typedef {[name: string, ...checks: (Check | (() => Promise<void>))[]]} Stage checks that run at once */

// Overrides this machine's configuration, because the tests expect the sample content.
/** @type {Record<string, string | undefined>} */
const environment = {
  CI: 'true',
  // Allows fewer pages than in the last build, because that build may be of another branch.
  GATSBY_ALLOW_PAGE_LOSS: 'true',
  GATSBY_NEWSLETTER_ACTION: '',
  GATSBY_NEWSLETTER_FIELD: '',
  GATSBY_NEWSLETTER_SCRIPT: '',
  GATSBY_STRICT_CONTENT: undefined,
  NODE_ENV: undefined,
  // Two checks print at once, so neither may overwrite its earlier lines in the terminal.
  PLAYWRIGHT_FORCE_TTY: '0',
  PRISMIC_REPOSITORY: '',
  PRISMIC_ENDPOINT: '',
  PRISMIC_ACCESS_TOKEN: undefined,
  SITE_URL: 'http://localhost:9000',
};

/** @param {string} file in node_modules @param {readonly string[]} args @returns {Check} */
const program = (file, ...args) => ({ args: [path.join('node_modules', file), ...args] });

/** @param {readonly string[]} args @returns {Check} */
const jest = (...args) => ({
  ...program('jest/bin/jest.js', ...args, '--json', '--outputFile', 'REPORT'),
  count: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }),
});

/** @param {any} report @returns {Result} */
const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/** @param {string} project of playwright.config.ts @param {readonly string[]} args @returns {Check} */
const playwright = (project, ...args) => ({
  ...program('@playwright/test/cli.js', 'test', `--project=${project}`, '--no-deps', ...args),
  count: countPlaywright,
});

/** @param {readonly string[]} args @returns {Check} */
const foreignSites = (...args) => ({
  args: ['scripts/testForeign.mjs', ...args],
  count: countPlaywright,
});

const cache = (/** @type {string} */ name) => `node_modules/.cache/${name}`;
const SLOW_JEST = '\\.slow\\.test\\.';
const hosts = { args: ['hosts/testHosts.mjs'] };
const publications = { args: ['--import', 'tsx', 'hosts/killPublications.mjs', '--if-installed'] };

/** @type {Stage[]} */
const preparation = [
  ['packages', ensureInstalled, async () => void (await provideChromium())],
  ['content', { args: ['--import', 'tsx', 'content-service/src/cli.ts', '--strict', '--check'] }],
  ['build', () => buildSite(environment)],
];
/** @type {Stage} */
const lintAndTypes = [
  'lint and types (npm run format repairs much of it)',
  program(
    ...['eslint/bin/eslint.js', '.', '--max-warnings=0'],
    ...['--cache', '--cache-strategy=content', `--cache-location=${cache('eslint')}`],
  ),
  program(
    ...['prettier/bin/prettier.cjs', '--check', '.', '--log-level=warn'],
    ...['--cache', '--cache-strategy=content'],
  ),
  program('typescript/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', cache('tsc')),
];

/** @type {Record<string, { about: string, stopsAtFailure?: boolean, stages: Stage[] }>} */
const plans = {
  quick: {
    about: 'what every edit must pass, in about 5 minutes',
    stopsAtFailure: true,
    stages: [
      ...preparation,
      lintAndTypes,
      ['unit tests', jest(`--testPathIgnorePatterns=${SLOW_JEST}`)],
      ['browser tests', playwright('site', '--grep=@smoke')],
    ],
  },
  regression: {
    about: 'what npm test leaves out, in about 20 minutes',
    stages: [
      ...preparation,
      ['slow unit tests', jest(SLOW_JEST)],
      ['hosts', hosts, publications],
      ['other engines', playwright('engine-*', '--grep=@brief')],
      ['browser tests', playwright('site', '--grep-invert=@smoke')],
      // `rebuild` replaces the build that `site` tests, so `site` runs first. The foreign sites
      // have their own folders, so their tests can run at the same time as `rebuild`.
      ['rebuild and foreign sites', playwright('rebuild'), foreignSites('--brief')],
    ],
  },
  full: {
    about: 'everything, on every page, in about 80 minutes',
    stages: [
      ...preparation,
      lintAndTypes,
      ['unit tests', jest()],
      ['hosts', hosts, publications],
      ['other engines', playwright('engine-*')],
      ['browser tests', playwright('site')],
      ['rebuild and foreign sites', playwright('rebuild'), foreignSites()],
      ['builds of copies', playwright('builds of copies')],
    ],
  },
};

/** @param {Stage[1]} check @param {string} file for the report @returns {Promise<Result>} */
async function runCheck(check, file) {
  if (typeof check === 'function') {
    await check();
    return { passed: 1, failed: 0 };
  }
  const args = check.args.map((arg) => (arg === 'REPORT' ? file : arg));
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await runProcess(process.execPath, args, { env });
  const result =
    check.count && existsSync(file)
      ? check.count(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: code === 0 ? 1 : 0, failed: 0 };
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

await runCommand(async () => {
  const name = process.argv[2] ?? 'quick';
  const plan = plans[name];
  if (!plan)
    throw new Problem(
      `There is no test plan "${name}". The plans are ${Object.keys(plans).join(', ')}.`,
    );
  if (name === 'full') environment['TEST_FULL'] = '1';
  Object.assign(environment, await choosePorts());
  const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));
  atEnd(() => rmSync(reports, { recursive: true, force: true }));
  console.log(`Tests ${plan.about}:\n  ${plan.stages.map(([stage]) => stage).join('\n  ')}`);

  /** @type {Result[]} */
  const all = [];
  const failedStages = [];
  for (const [stage, ...checks] of plan.stages) {
    const began = Date.now();
    console.log(`\n── ${stage} ──`);
    const results = await Promise.all(
      checks.map((check, index) =>
        runCheck(check, path.join(reports, `${all.length}-${index}.json`)).catch((error) => {
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
    if (plan.stopsAtFailure || preparation.some(([each]) => each === stage)) break;
  }
  if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.join(', ')}`);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    all.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return failedStages.length > 0 ? 1 : 0;
});
