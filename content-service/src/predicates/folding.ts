/** Letters that are no accented form of another one, as people write them who do not have them. */
const SPELLED: Record<string, string> = { ð: 'd', þ: 'th', æ: 'ae', ø: 'o', ß: 'ss' };
const MARKS = /\p{M}+/gu;
const SPELLED_LETTERS = /[ðþæøß]/g;

/**
 * A text as full text compares it: small letters without accents, so that `Hönnun`, `HÖNNUN` and
 * `honnun` are the same, and `þjóð`, `thjod`.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(SPELLED_LETTERS, (letter) => SPELLED[letter] ?? letter);
}
