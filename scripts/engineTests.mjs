// @ts-check
import path from 'node:path';
import { engineNames, engines, findEngine, remedyFor } from './engines.mjs';
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';

/** @typedef {import('./engines.mjs').Engine} Engine */

/**
 * Runs the tests of e2e/engines over the build in `public/`.
 *
 * @param {readonly Engine[]} tested
 * @param {object} options
 * @param {boolean} options.isBrief whether to run only a few tests in each engine
 * @param {string} [options.reporters] of Playwright
 * @param {Record<string, string | undefined>} options.environment
 * @returns {Promise<number>} Playwright's exit code
 */
export function runEngineTests(tested, { isBrief, reporters = 'list', environment }) {
  const args = [
    path.join('node_modules', '@playwright/test/cli.js'),
    'test',
    `--reporter=${reporters}`,
    '--workers=1',
    ...tested.map((engine) => `--project=${engine}`),
    ...(isBrief ? ['--grep=@brief'] : []),
  ];
  const env = { ...environment, TEST_ENGINES: tested.join(' ') };
  return runProcess(process.execPath, args, { env });
}

/** The engines of this machine. Prints a line for each that is not installed. @returns {Engine[]} */
export function installedEngines() {
  return engineNames.filter((engine) => {
    const isInstalled = findEngine(engine) !== undefined;
    if (!isInstalled) console.log(`Skipped: ${remedyFor(engine)}.`);
    return isInstalled;
  });
}

/**
 * @param {readonly string[]} names from the command line; none for all engines
 * @returns {Engine[]}
 * @throws {Problem} when one is unknown or not installed
 */
export function requireEngines(names) {
  const wanted = engineNames.filter((engine) => names.length === 0 || names.includes(engine));
  const unknown = names.filter((name) => !Object.hasOwn(engines, name));
  const missing = wanted.filter((engine) => findEngine(engine) === undefined);
  if (unknown.length === 0 && missing.length === 0) return wanted;
  throw new Problem(
    [
      ...unknown.map((name) => `There is no engine “${name}”, only ${engineNames.join(', ')}.`),
      ...missing.map((engine) => `${remedyFor(engine)}.`),
    ].join('\n'),
  );
}
