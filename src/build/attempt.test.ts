import { readFileSync } from 'node:fs';
import { attempt, configurationFailure, readProjectFile } from './attempt';

const fail = (error: unknown) => () => {
  throw error;
};

afterEach(() => {
  delete (globalThis as { configurationFailure?: string }).configurationFailure;
});

it('keeps the message of the first failure, without a stack', () => {
  expect(attempt(fail(new Error('The port is none.')))).toBeUndefined();
  expect(attempt(fail(new Error('A consequence.')))).toBeUndefined();
  expect(configurationFailure()).toBe('The port is none.');
});

it('keeps the stack of a bug', () => {
  attempt(fail(new TypeError('x is undefined')));
  expect(configurationFailure()).toMatch(/^TypeError: x is undefined\n +at .*attempt\.test/);
});

it('shares its failures with other copies of the module', () => {
  attempt(fail(new Error('The port is none.')));
  jest.isolateModules(() => {
    const copy = jest.requireActual<Record<string, typeof configurationFailure>>('./attempt');
    expect(copy['configurationFailure']).not.toBe(configurationFailure);
    expect(copy['configurationFailure']?.()).toBe('The port is none.');
  });
});

it('a file of the project that cannot be read is named, with the cause and the remedy', () => {
  const read = () => readProjectFile('src/none.svg', 'Restore it.', (file) => readFileSync(file));
  expect(read).toThrow(/^The file src\/none\.svg cannot be read \(ENOENT.*\)\. Restore it\.$/);
});
