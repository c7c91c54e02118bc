const LONGEST_SHARED = 35;

/**
 * Words as text, each by how many letters it shares with the one before (a digit to base 36) and what
 * follows them, a space between: `bók`, `bókin` are `0bók 3in`.
 */
export function encodeTerms(terms: readonly string[]): string {
  let last = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < LONGEST_SHARED && shared < last.length && term[shared] === last[shared]) {
        shared += 1;
      }
      last = term;
      return shared.toString(36) + term.slice(shared);
    })
    .join(' ');
}

/** The opposite of `encodeTerms`. */
export function decodeTerms(text: string): string[] {
  let last = '';
  return text.split(' ').map((coded) => {
    last = last.slice(0, Number.parseInt(coded.charAt(0), 36)) + coded.slice(1);
    return last;
  });
}
