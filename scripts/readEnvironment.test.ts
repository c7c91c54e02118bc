import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../src/test/temporaryFolder';
import { readEnvironment } from './readEnvironment.mjs';

it('takes variables of .env that the environment lacks; an empty variable counts', () => {
  const directory = temporaryFolder();
  expect(readEnvironment(directory, { A: '1' })).toEqual({ A: '1' });
  writeFileSync(path.join(directory, '.env'), '# real content\nA=2\nB="3"\nC=4\n');
  expect(readEnvironment(directory, { A: '1', C: '' })).toEqual({ A: '1', B: '3', C: '' });
});

it('names the cause and the remedy if .env cannot be read', () => {
  const directory = temporaryFolder();
  mkdirSync(path.join(directory, '.env'));
  expect(() => readEnvironment(directory, {})).toThrow(/\.env cannot be read \(EISDIR.*delete it/);
});

it('lets npm test override every variable of docs/prismic.md that .env may have', () => {
  const table = readFileSync('docs/prismic.md', 'utf8').matchAll(/^\| `([A-Z_]+)` +\|/gm);
  // Only a command that the tests start with its own settings reads the write token.
  const documented = [...table].map(([, name]) => name).filter((name) => !name?.includes('WRITE'));
  const overrides = readFileSync('scripts/test.mjs', 'utf8').matchAll(/^ {2}([A-Z_]+): '/gm);
  const overridden = [...overrides].map(([, name]) => name);
  expect(documented.length).toBeGreaterThan(10);
  expect(documented.filter((name) => !overridden.includes(name))).toEqual([]);
});
