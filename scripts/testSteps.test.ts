import { Problem } from './problem.mjs';
import { TestSteps } from './testSteps.mjs';

const output: string[] = [];
jest.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text));
jest.spyOn(console, 'error').mockImplementation((text: string) => void output.push(text));

beforeEach(() => output.splice(0));
afterAll(() => jest.restoreAllMocks());

it('continues after a failure, names the failed step, and ends with the counts', async () => {
  const steps = new TestSteps();
  await steps.run('lint', () => Promise.reject(new Problem('Cause. Remedy.')));
  await steps.run('types', () => Promise.resolve());
  await steps.run('unit tests', () => Promise.resolve({ passed: 8, failed: 2 }));
  expect(steps.finish()).toBe(1);
  expect(output).toContain('\n✖ Cause. Remedy.');
  expect(output.join('\n')).toMatch(/lint: FAILED \(\d+\.\d s\)\n\n── types ──\ntypes: passed/);
  expect(output.slice(-4)).toEqual([
    '\nFailed:',
    '  lint (1)',
    '  unit tests (2)',
    '9 passed, 3 failed',
  ]);
});

it('succeeds when nothing failed', async () => {
  const steps = new TestSteps();
  await steps.run('types', () => Promise.resolve());
  expect(steps.finish()).toBe(0);
  expect(output.at(-1)).toBe('1 passed, 0 failed');
});
