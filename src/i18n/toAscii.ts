const letters: Record<string, string> = { ð: 'd', þ: 'th', æ: 'ae', ø: 'o', đ: 'd', ß: 'ss' };

const marks = /\p{Mark}/gu;

/** Converts to lower case, and Latin letters to ASCII: `Þjóð` → `thjod`. */
export function toAscii(text: string): string {
  // Removes marks first, because sorting many marks takes quadratic time.
  return text
    .toLowerCase()
    .replace(marks, '')
    .normalize('NFD')
    .replace(marks, '')
    .replace(/[ðþæøđß]/g, (letter) => letters[letter] ?? letter);
}
