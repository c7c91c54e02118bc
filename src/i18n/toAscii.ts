const letters: Record<string, string> = { ð: 'd', þ: 'th', æ: 'ae', ø: 'o', đ: 'd', ß: 'ss' };

const marks = /\p{Mark}/gu;

/**
 * Converts a text to lower case and Latin letters to ASCII: `HönnunarMars` → `honnunarmars`,
 * `Þjóð` → `thjod`. Other scripts stay as they are.
 */
export function toAscii(text: string): string {
  // Marks are removed before too: sorting many in a row takes a time that grows with their square.
  return text
    .toLowerCase()
    .replace(marks, '')
    .normalize('NFD')
    .replace(marks, '')
    .replace(/[ðþæøđß]/g, (letter) => letters[letter] ?? letter);
}
