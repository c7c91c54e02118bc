const letters: Record<string, string> = { ð: 'd', þ: 'th', æ: 'ae', ø: 'o', đ: 'd', ß: 'ss' };

/**
 * A text in lower case with the letters of a keyboard without Icelandic: `HönnunarMars` →
 * `honnunarmars`, `Þjóð` → `thjod`. What other scripts write stays.
 */
export function toAscii(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ðþæøđß]/g, (letter) => letters[letter] ?? letter);
}
