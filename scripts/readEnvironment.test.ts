import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../src/test/temporaryFolder';
import { readEnvironment } from './readEnvironment.mjs';

it('takes variables of .env that the environment lacks; an empty variable counts', () => {
  const directory = temporaryFolder();
  expect(readEnvironment(directory, { A: '1' })).toEqual({ A: '1' });
  writeFileSync(path.join(directory, '.env'), '# real content\nA=2\nB="3"\nC=4\n');
  expect(readEnvironment(directory, { A: '1', C: '' })).toEqual({ A: '1', B: '3', C: '' });
});
