import type { Language } from './languages';

/** The names that readers see. Addresses use the category (`categories` in addresses.ts). */
const labels: Record<Language, Record<string, readonly [one: string, all: string]>> = {
  is: {
    Greinar: ['Grein', 'Greinar'],
    HönnunarMars: ['Smíðamars', 'Smíðamars'],
    Viðtal: ['Viðtal', 'Viðtöl'],
    Aðsent: ['Aðsend grein', 'Aðsendar greinar'],
    HA: ['Kvarði', 'Kvarði'],
  },
  'en-us': { Article: ['Article', 'Articles'], Interview: ['Interview', 'Interviews'] },
};

export function labelOfOne(category: string, lang: Language): string {
  return labels[lang][category]?.[0] ?? category;
}

export function labelOfAll(category: string, lang: Language): string {
  return labels[lang][category]?.[1] ?? category;
}
