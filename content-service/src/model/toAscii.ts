/** Letters that are not an accented form of another letter, and their usual spelling in ASCII. */
const asciiSpellings: Record<string, string> = { ð: 'd', þ: 'th', æ: 'ae', ø: 'o', ß: 'ss' };
const accentMarks = /\p{M}+/gu;

/** A text in lower case without accents: `Hönnun` becomes `honnun`, and `þjóð` becomes `thjod`. */
export function toAscii(text: string): string {
  // Marks are removed before too: sorting many in a row takes a time that grows with their square.
  return text
    .toLowerCase()
    .replace(accentMarks, '')
    .normalize('NFD')
    .replace(accentMarks, '')
    .replace(/[ðþæøß]/g, (letter) => asciiSpellings[letter] ?? letter);
}
