import type { Language } from './languages';

type Compare = (a: string, b: string) => number;

const orders: Record<Language, Compare> = {
  // Chromium's `Intl.Collator` has no Icelandic order: accented vowels are letters, þ, æ and ö end the
  // alphabet, and c, q, w and z, which only foreign words have, keep their Latin positions.
  is: byAlphabet('aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæö'),
  'en-us': (a, b) => a.localeCompare(b, 'en'),
};

function byAlphabet(alphabet: string): Compare {
  const rank = (letter: string) => {
    const position = alphabet.indexOf(letter);
    if (position !== -1) return position;
    // Spaces, digits and signs of ASCII precede the letters. Other characters follow them.
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

export function compareTitles(a: string, b: string, lang: Language): number {
  return orders[lang](a, b);
}

type Titled = { title: string; lang: Language };

/** Compares documents of one language. */
export function byTitle(a: Titled, b: Titled): number {
  return compareTitles(a.title, b.title, a.lang);
}

/** Returns a title's first letter (or emoji) as a capital. English sorts Á as A, and Æ as AE. */
export function initialOf(title: string, lang: Language): string {
  const letter = (Array.from(title)[0] ?? '').toUpperCase();
  return lang === 'is' ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '').replace('Æ', 'A');
}
