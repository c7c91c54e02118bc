/** The largest number that one digit to base 36 can express. */
const MAX_SHARED_LETTERS = 35;

/**
 * Encodes words as text, separated by spaces. Each word is the number of letters that it shares
 * with the previous one (a digit to base 36), and the rest: `bók`, `bókin` are `0bók 3in`.
 */
export function encodeTerms(terms: readonly string[]): string {
  let last = '';
  return terms
    .map((term) => {
      let shared = 0;
      const max = Math.min(MAX_SHARED_LETTERS, last.length);
      while (shared < max && term[shared] === last[shared]) shared += 1;
      last = term;
      return shared.toString(36) + term.slice(shared);
    })
    .join(' ');
}

/** Decodes `encodeTerms`. */
export function decodeTerms(text: string): string[] {
  let last = '';
  return text === ''
    ? []
    : text.split(' ').map((coded) => {
        last = last.slice(0, Number.parseInt(coded.charAt(0), 36)) + coded.slice(1);
        return last;
      });
}
