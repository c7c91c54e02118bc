import { endsInTime } from '../../../src/test/endsInTime';
import type { Snapshot } from '../repository/repository';
import { parseOrderings } from './paths';

// These tests read no documents. The tests of the search endpoint cover valid orderings.
const snapshot = {} as Snapshot;

test.each(['', '  ', '[]', ' [ ] '])('“%s” has no ordering', (text) => {
  expect(parseOrderings(text, snapshot)).toBeUndefined();
});

test('very many spaces in an ordering are rejected', () => {
  const text = `[my.article.date${' '.repeat(300_000)}!]`;
  expect(() => endsInTime(() => parseOrderings(text, snapshot))).toThrow('HTTP 400');
});
