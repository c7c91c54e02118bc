import { defaultLanguage, type Language } from './languages';

// Accented vowels are letters of their own, right after the plain ones; þ, æ and ö close the
// alphabet. c, q, w and z come from foreign words and keep their Latin places.
const alphabet = 'aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæö';

function compareIcelandic(a: string, b: string): number {
  const left = [...a.toLowerCase()];
  const right = [...b.toLowerCase()];
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const difference = rank(left[index] ?? '') - rank(right[index] ?? '');
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function rank(letter: string): number {
  const place = alphabet.indexOf(letter);
  // Spaces, digits and signs stand before the letters, other scripts after them.
  if (place === -1) {
    const code = letter.codePointAt(0) ?? 0;
    return code < 128 ? code - 1000 : code + 1000;
  }
  return place;
}

/**
 * Compares two titles as a reader of the language would look them up. Icelandic goes by its own
 * alphabet (a á b d ð … x y ý þ æ ö) because Chromium's `Intl.Collator` does not know it.
 *
 * @returns negative, zero or positive, as `Array.prototype.sort` wants
 */
export function compareTitles(a: string, b: string, lang: Language): number {
  return lang === defaultLanguage ? compareIcelandic(a, b) : a.localeCompare(b, 'en');
}
