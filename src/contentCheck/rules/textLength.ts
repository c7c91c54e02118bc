import { textOf } from '../readDocument';
import type { Rule } from '../Rule';

/** A title of four lines on a phone, and the most that search engines show of a headline. */
const LONGEST_TITLE_LETTERS = 110;
/** A lead is the description in search engines and in shared links, which cut it. */
const LONGEST_LEAD_LETTERS = 320;

const longest = { title: LONGEST_TITLE_LETTERS, lead: LONGEST_LEAD_LETTERS };

export const textLength: Rule = {
  id: 'text-length',
  severity: 'warning',
  title: { is: 'Texti of langur fyrir sinn stað', 'en-us': 'Text too long for its place' },
  why: {
    is: 'Leitarvélar og samfélagsmiðlar klippa langan titil og inngang, og á síma fylla þau skjáinn.',
    'en-us':
      'Search engines and social networks cut a long title or lead, and on a phone it fills the screen.',
  },
  remedy: {
    is: `Styttu titil í ${LONGEST_TITLE_LETTERS} stafi og inngang í ${LONGEST_LEAD_LETTERS}.`,
    'en-us': `Shorten a title to ${LONGEST_TITLE_LETTERS} letters, a lead to ${LONGEST_LEAD_LETTERS}.`,
  },
  check: (document) =>
    Object.entries(longest).flatMap(([field, most]) => {
      const text = textOf(document, field);
      return text.length > most ? [{ field, quote: `${text.length} / ${most}` }] : [];
    }),
};
