import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentSource, readEnvFile } from './contentSource.mjs';

const endpoint = 'http://localhost:4000/api/v2';

it.each([
  ['the content service of the project by default', {}, { kind: 'embedded' }],
  [
    'the content service if the variables are empty',
    { PRISMIC_REPOSITORY: '' },
    { kind: 'embedded' },
  ],
  ['an endpoint', { PRISMIC_ENDPOINT: endpoint }, { kind: 'endpoint', endpoint }],
  [
    'a repository, even beside an endpoint',
    { PRISMIC_REPOSITORY: 'midstod', PRISMIC_ENDPOINT: endpoint },
    { kind: 'prismic', repository: 'midstod' },
  ],
])('is %s', (_, settings, source) => {
  expect(contentSource(settings)).toEqual(source);
});

it('reads the variables of .env, and none if there is no such file', () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'source-'));
  expect(readEnvFile(directory)).toEqual({});
  writeFileSync(path.join(directory, '.env'), '# real content\nPRISMIC_REPOSITORY="midstod"\n');
  expect(readEnvFile(directory)).toEqual({ PRISMIC_REPOSITORY: 'midstod' });
  rmSync(directory, { recursive: true });
});
