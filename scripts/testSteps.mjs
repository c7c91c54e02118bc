// @ts-check
import { report } from './lifecycle.mjs';
import { summaryLine } from './testCounts.mjs';

/** @typedef {import('./testCounts.mjs').Counts} Counts */
/** @typedef {import('./testCounts.mjs').StepResult} StepResult */

/**
 * Runs the steps of `npm test`, one after the other or at the same time, and records the results. A step that
 * throws counts as one failure, and the next step still runs.
 */
export class TestSteps {
  /** @type {StepResult[]} */
  results = [];

  /**
   * @param {string} name
   * @param {() => Promise<Counts | void>} work a step that returns no counts is one test that passed
   * @returns {Promise<boolean>} whether nothing failed
   */
  async run(name, work) {
    const began = Date.now();
    console.log(`\n── ${name} ──`);
    /** @type {Counts} */
    let counts;
    try {
      counts = (await work()) ?? { passed: 1, failed: 0 };
    } catch (error) {
      report(error);
      counts = { passed: 0, failed: 1 };
    }
    this.results.push({ name, ...counts });
    const seconds = ((Date.now() - began) / 1_000).toFixed(1);
    console.log(`${name}: ${counts.failed === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
    return counts.failed === 0;
  }

  /** Prints the failed steps, and the counts as the last line. @returns {number} the exit code */
  finish() {
    const failed = this.results.filter((result) => result.failed > 0);
    console.log(failed.length > 0 ? '\nFailed:' : '');
    for (const result of failed) console.log(`  ${result.name} (${result.failed})`);
    console.log(summaryLine(this.results));
    return failed.length > 0 ? 1 : 0;
  }
}
