import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nameVariable } from './readPolicyVariables';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'variable-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

it('names the last line of .env from which the value comes', () => {
  writeFileSync('.env', 'A=1\nAB=2\n\n# A=2\nA = "2"\n');
  expect(nameVariable('A', { A: '2' })).toBe('The variable A (.env:5)');
});

it('names no line for a value of the environment, and without .env', () => {
  expect(nameVariable('A', { A: '2' })).toBe('The variable A');
  writeFileSync('.env', 'A=1\n');
  expect(nameVariable('A', { A: '2' })).toBe('The variable A');
});
