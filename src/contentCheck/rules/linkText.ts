import { readDocument } from '../readDocument';
import type { Rule } from '../Rule';

const vague =
  /^(?:hér|hérna|þessi|þetta|smella? (?:á )?hér|smelltu (?:á )?hér|sjá hér|sjá|sjá nánar|nánar|meira|lesa meira|tengill|here|click here|this|this link|link|see here|more|read more|see more|learn more|https?:\/\/\S*|www\.\S*)[.…:!]*$/i;

export const linkText: Rule = {
  id: 'link-text',
  severity: 'warning',
  title: {
    is: 'Tengill segir ekki hvert hann leiðir',
    'en-us': 'Link that does not say where it leads',
  },
  why: {
    is: 'Skjálesarar geta lesið upp alla tengla síðu. „Hér“ segir þá ekkert.',
    'en-us': 'Screen readers can list the links of a page, where “here” says nothing.',
  },
  remedy: {
    is: 'Tengdu orðin sem lýsa áfangastaðnum: „reglur sjóðsins“ í stað „hér“.',
    'en-us': 'Link the words that name the target: “rules of the fund” instead of “here”.',
  },
  check: (document) =>
    readDocument(document).links.flatMap(({ field, text }) =>
      text !== undefined && vague.test(text.trim()) ? [{ field, quote: text }] : [],
    ),
};
