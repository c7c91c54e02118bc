import { toAscii } from '../../i18n/toAscii';

/** A misspelt or inflected name differs from the right name in at most this number of letters. */
const NEAR_LETTERS = 2;

/** Returns whether two different names may mean one person: `Dagrúnu Steinólfsdóttur`. */
export function isNearName(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > NEAR_LETTERS) return false;
  return distance([...toAscii(one)], [...toAscii(other)]) <= NEAR_LETTERS;
}

/** Returns the Levenshtein distance. */
function distance(one: readonly string[], other: readonly string[]): number {
  let row = [...Array(other.length + 1).keys()];
  for (const [index, letter] of one.entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of other.entries()) {
      const replaced = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
