import { readFileSync } from 'node:fs';
import { knownDifferences } from './knownDifferences.mjs';

const reasons = Object.values(knownDifferences).flatMap((byReason) => Object.keys(byReason));
const text = readFileSync('docs/hosts.md', 'utf8').replace(/\s+/g, ' ');

it.each(reasons)('docs/hosts.md says: %s', (reason) => {
  expect(text).toContain(reason);
});
