import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentSource } from './contentSource.mjs';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'source-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const prismic = { kind: 'prismic', repository: 'midstod' };

it('is the content service of the project by default', () => {
  expect(contentSource({ directory, environment: {} })).toEqual({ kind: 'embedded' });
});

it('is the repository of the environment or of .env', () => {
  expect(contentSource({ directory, environment: { PRISMIC_REPOSITORY: 'midstod' } })).toEqual(
    prismic,
  );
  writeFileSync(path.join(directory, '.env'), '# real content\nPRISMIC_REPOSITORY="midstod"\n');
  expect(contentSource({ directory, environment: {} })).toEqual(prismic);
});

it('accepts an empty variable in the environment as no repository', () => {
  writeFileSync(path.join(directory, '.env'), 'PRISMIC_REPOSITORY=midstod');
  const environment = { PRISMIC_REPOSITORY: '' };
  expect(contentSource({ directory, environment })).toEqual({ kind: 'embedded' });
});

it('is an endpoint when only an endpoint is set', () => {
  const endpoint = 'http://localhost:4000/api/v2';
  const environment = { PRISMIC_ENDPOINT: endpoint };
  expect(contentSource({ directory, environment })).toEqual({ kind: 'endpoint', endpoint });
  const both = { ...environment, PRISMIC_REPOSITORY: 'midstod' };
  expect(contentSource({ directory, environment: both })).toEqual(prismic);
});
