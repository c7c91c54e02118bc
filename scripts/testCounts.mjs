// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ name: string } & Counts} StepResult */

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} JestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} PlaywrightReport
 */

/**
 * @template Report
 * @param {string} file
 * @param {number} exitCode of the program that wrote the file
 * @param {(report: Report) => Counts} count
 * @returns {Counts} at least one failure when the program failed, even if its report has none
 */
function countsIn(file, exitCode, count) {
  /** @type {Counts} */
  let counts;
  try {
    counts = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The program ended before it wrote a report. Its own output says why.
    return { passed: 0, failed: 1 };
  }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {string} file written by `jest --json --outputFile`
 * @param {number} exitCode
 * @returns {Counts} a test file that does not load counts as one failure
 */
export function jestCounts(file, exitCode) {
  return countsIn(file, exitCode, (/** @type {JestReport} */ report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));
}

/**
 * @param {string} file written by Playwright's JSON reporter
 * @param {number} exitCode
 * @returns {Counts} an error outside the tests (a spec that does not load) counts as one failure
 */
export function playwrightCounts(file, exitCode) {
  return countsIn(file, exitCode, (/** @type {PlaywrightReport} */ report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
  }));
}

/**
 * @param {readonly StepResult[]} results
 * @returns {string} the last line of a test run, `N passed, N failed`
 */
export function summaryLine(results) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
