import type { Language } from './languages';

/** Says in a language that a page is not translated into it. */
export const untranslated: Record<Language, string> = {
  is: 'Þessi síða er aðeins til á ensku.',
  'en-us': 'This page is available in Icelandic only.',
};
