import { defaultLanguage } from '../../i18n/languages';
import type { Rule } from '../Rule';

/** Original and translation of one piece of work are often published some hours apart. */
const TOLERANCE_MS = 24 * 60 * 60 * 1000;

export const olderTranslation: Rule = {
  id: 'older-translation',
  severity: 'warning',
  title: { is: 'Þýðing er eldri en frumtextinn', 'en-us': 'Translation older than its original' },
  why: {
    is: 'Frumtextanum var breytt síðar, svo að þýðingin segir ef til vill annað.',
    'en-us': 'The original was changed later, so the translation may say something else.',
  },
  remedy: {
    is: 'Berðu textana saman og birtu þýðinguna aftur, líka ef engu þurfti að breyta.',
    'en-us': 'Compare the two and publish the translation again, even if nothing had to change.',
  },
  check: ({ lang, alternate_languages: others, last_publication_date: date }, { byId }) => {
    const original = others.find((other) => other.lang === defaultLanguage);
    const originalDate = original && byId.get(original.id)?.last_publication_date;
    if (lang === defaultLanguage || !originalDate || !date) return [];
    return Date.parse(originalDate) - Date.parse(date) > TOLERANCE_MS
      ? [{ field: 'last_publication_date', quote: originalDate.slice(0, 10) }]
      : [];
  },
};
