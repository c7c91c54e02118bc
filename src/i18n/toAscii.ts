const letters: Record<string, string> = { ð: 'd', þ: 'th', æ: 'ae', ø: 'o', đ: 'd', ß: 'ss' };

/**
 * Converts a text to lower case and Latin letters to ASCII: `HönnunarMars` → `honnunarmars`,
 * `Þjóð` → `thjod`. Other scripts stay as they are.
 */
export function toAscii(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ðþæøđß]/g, (letter) => letters[letter] ?? letter);
}
