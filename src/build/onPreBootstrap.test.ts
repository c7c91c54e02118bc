import os from 'node:os';
import { setWorkerCount, unsetWorkerCount } from './onPreBootstrap';

const count = () => process.env['GATSBY_CPU_COUNT'];

beforeEach(() => {
  delete process.env['GATSBY_CPU_COUNT'];
  jest.spyOn(os, 'availableParallelism').mockReturnValue(2);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env['GATSBY_CPU_COUNT'];
});

it('counts one core more for a build without a cache, until its workers have started', () => {
  setWorkerCount(false);
  expect(count()).toBe('3');
  unsetWorkerCount();
  expect(count()).toBeUndefined();
});

it('leaves a build with a cache, and one on a single core, as they are', () => {
  setWorkerCount(true);
  expect(count()).toBeUndefined();
  jest.mocked(os.availableParallelism).mockReturnValue(1);
  setWorkerCount(false);
  expect(count()).toBeUndefined();
});

it('leaves a value of the environment as it is', () => {
  process.env['GATSBY_CPU_COUNT'] = 'logical_cores';
  setWorkerCount(false);
  unsetWorkerCount();
  expect(count()).toBe('logical_cores');
});
