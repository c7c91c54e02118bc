import { readFileSync } from 'node:fs';
import { knownDifferences } from './compareResponses';

it('docs/hosts.md has every known difference', () => {
  const text = readFileSync('docs/hosts.md', 'utf8').replace(/\s+/g, ' ');
  const reasons = Object.values(knownDifferences).flatMap((byReason) => Object.keys(byReason));
  expect(reasons.filter((reason) => !text.includes(reason))).toEqual([]);
});
