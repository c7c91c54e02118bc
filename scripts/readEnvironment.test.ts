import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readEnvironment } from './readEnvironment.mjs';

it('takes variables of .env that the environment lacks; an empty variable counts', () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'environment-'));
  expect(readEnvironment(directory, { A: '1' })).toEqual({ A: '1' });
  writeFileSync(path.join(directory, '.env'), '# real content\nA=2\nB="3"\nC=4\n');
  expect(readEnvironment(directory, { A: '1', C: '' })).toEqual({ A: '1', B: '3', C: '' });
  rmSync(directory, { recursive: true });
});
