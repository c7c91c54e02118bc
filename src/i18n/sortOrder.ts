import type { Language } from './languages';

type Compare = (a: string, b: string) => number;

const orders: Record<Language, Compare> = {
  // Chromium's `Intl.Collator` does not know it. Accented vowels are letters of their own, right after
  // the plain ones; þ, æ and ö close the alphabet. c, q, w and z come from foreign words and keep
  // their Latin places.
  is: byAlphabet('aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæö'),
  'en-us': (a, b) => a.localeCompare(b, 'en'),
};

/** The order of a language of which browsers have no rules. */
function byAlphabet(alphabet: string): Compare {
  const rank = (letter: string) => {
    const place = alphabet.indexOf(letter);
    if (place !== -1) return place;
    // Spaces, digits and signs stand before the letters, other scripts after them.
    const code = letter.codePointAt(0) ?? 0;
    return code < 128 ? code - 1000 : code + 1000;
  };
  return (a, b) => {
    const left = [...a.toLowerCase()];
    const right = [...b.toLowerCase()];
    const length = Math.min(left.length, right.length);
    for (let index = 0; index < length; index += 1) {
      const difference = rank(left[index] ?? '') - rank(right[index] ?? '');
      if (difference !== 0) return difference;
    }
    return left.length - right.length;
  };
}

/**
 * Compares two titles as a reader of the language would look them up.
 *
 * @returns negative, zero or positive, as `Array.prototype.sort` wants
 */
export function compareTitles(a: string, b: string, lang: Language): number {
  return orders[lang](a, b);
}
