import type { Language } from './languages';

// Chromium has no Icelandic data for `Intl.PluralRules`.
const rules: Record<Language, (count: number) => boolean> = {
  is: (count) => count % 10 === 1 && count % 100 !== 11,
  'en-us': (count) => count === 1,
};

/** Whether a noun after a whole number is in the singular: in Icelandic after 1, 21, 31 … 101, but not after 11. */
export function isSingular(count: number, lang: Language): boolean {
  return rules[lang](count);
}
