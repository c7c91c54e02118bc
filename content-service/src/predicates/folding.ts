/** Letters that are not an accented form of another letter, and their usual spelling in ASCII. */
const asciiSpellings: Record<string, string> = { ð: 'd', þ: 'th', æ: 'ae', ø: 'o', ß: 'ss' };
const accentMarks = /\p{M}+/gu;
const letterWithSpelling = /[ðþæøß]/g;

/**
 * Normalises a text for full-text comparison: lower case without accents, so that `Hönnun`,
 * `HÖNNUN` and `honnun` are the same, and so are `þjóð` and `thjod`.
 */
export function fold(text: string): string {
  // Marks are removed before too: sorting many in a row takes a time that grows with their square.
  return text
    .toLowerCase()
    .replace(accentMarks, '')
    .normalize('NFD')
    .replace(accentMarks, '')
    .replace(letterWithSpelling, (letter) => asciiSpellings[letter] ?? letter);
}
