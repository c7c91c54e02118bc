import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jestCounts, playwrightCounts, summaryLine } from './testCounts.mjs';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'counts-'));
  file = path.join(folder, 'report.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

const jestReport = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const playwrightReport = { stats: { expected: 4, unexpected: 0, flaky: 0 }, errors: [] };

it('counts the tests of Jest, and files that did not load', () => {
  writeFileSync(file, JSON.stringify(jestReport));
  expect(jestCounts(file, 0)).toEqual({ passed: 5, failed: 0 });
  writeFileSync(
    file,
    JSON.stringify({ ...jestReport, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }),
  );
  expect(jestCounts(file, 1)).toEqual({ passed: 5, failed: 3 });
});

it('counts the tests of Playwright, and errors outside tests', () => {
  writeFileSync(file, JSON.stringify(playwrightReport));
  expect(playwrightCounts(file, 0)).toEqual({ passed: 4, failed: 0 });
  const stats = { ...playwrightReport.stats, unexpected: 1, flaky: 1 };
  writeFileSync(file, JSON.stringify({ stats, errors: [{ message: 'does not load' }] }));
  expect(playwrightCounts(file, 1)).toEqual({ passed: 4, failed: 3 });
});

it('counts at least one failure when the program failed', () => {
  expect(jestCounts(file, 1)).toEqual({ passed: 0, failed: 1 });
  expect(jestCounts(file, 0)).toEqual({ passed: 0, failed: 1 });
  writeFileSync(file, JSON.stringify(playwrightReport));
  expect(playwrightCounts(file, 1)).toEqual({ passed: 4, failed: 1 });
});

it('prints the sum in one line', () => {
  const results = [
    { name: 'lint', passed: 1, failed: 0 },
    { name: 'unit tests', passed: 210, failed: 2 },
    { name: 'browser tests', passed: 0, failed: 1 },
  ];
  expect(summaryLine(results)).toBe('211 passed, 3 failed');
});
