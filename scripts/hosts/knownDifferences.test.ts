import { readFileSync } from 'node:fs';
import { knownDifferences } from './knownDifferences.mjs';

const text = readFileSync('docs/hosts.md', 'utf8').replace(/\s+/g, ' ');

it.each(knownDifferences.map(({ reason }) => reason))('docs/hosts.md says: %s', (reason) => {
  expect(text).toContain(reason);
});
