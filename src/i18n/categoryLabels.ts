import type { Language } from './languages';

/**
 * What readers call a category of news: one article of it, and all of them. Addresses and the content keep the
 * category itself (`categories` in addresses.ts). A category that editors have added has no label.
 */
const labels: Record<Language, Record<string, readonly [one: string, all: string]>> = {
  is: {
    Greinar: ['Grein', 'Greinar'],
    HönnunarMars: ['Smíðamars', 'Smíðamars'],
    Viðtal: ['Viðtal', 'Viðtöl'],
    Aðsent: ['Aðsend grein', 'Aðsendar greinar'],
    HA: ['Kvarði', 'Kvarði'],
  },
  'en-us': {
    Article: ['Article', 'Articles'],
    Interview: ['Interview', 'Interviews'],
  },
};

/** The label of one article of a category: `Viðtal`; without a label, the category itself. */
export function labelOfOne(category: string, lang: Language): string {
  return labels[lang][category]?.[0] ?? category;
}

/** The label of all articles of a category: `Viðtöl`; without a label, the category itself. */
export function labelOfAll(category: string, lang: Language): string {
  return labels[lang][category]?.[1] ?? category;
}
