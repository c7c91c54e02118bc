import { editDistance } from './editDistance';
import { toAscii } from '../../i18n/toAscii';

/** A misspelt or inflected name differs from the right name in at most this number of letters. */
const NEAR_LETTERS = 2;

/** Returns whether two different names may mean one person, such as `Dagrún` and `Dagrúnu`. */
export function isNearName(one: string, other: string): boolean {
  return one !== other && editDistance(toAscii(one), toAscii(other), NEAR_LETTERS) <= NEAR_LETTERS;
}
