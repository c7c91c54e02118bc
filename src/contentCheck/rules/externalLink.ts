import { readDocument } from '../readDocument';
import type { Rule } from '../Rule';

export const externalLink: Rule = {
  id: 'external-link',
  severity: 'warning',
  title: { is: 'Síða á öðrum vef svarar ekki', 'en-us': 'A page of another site does not answer' },
  why: {
    is: 'Lesandi sem fylgir tenglinum lendir á villusíðu.',
    'en-us': 'A reader who follows the link meets an error.',
  },
  remedy: {
    is: 'Opnaðu tengilinn. Finndu nýja slóð, eða fjarlægðu hann.',
    'en-us': 'Open the link. Find the new address, or remove it.',
  },
  check: (document, { unreachable }) =>
    webLinks(document).flatMap(({ field, url }) => {
      const reason = unreachable.get(url);
      return reason === undefined ? [] : [{ field, quote: `${url} (${reason})` }];
    }),
};

/** The links of a document to addresses on the web. */
export function webLinks(document: Parameters<Rule['check']>[0]): { field: string; url: string }[] {
  return readDocument(document).links.flatMap(({ field, link }) => {
    const url = link['link_type'] === 'Web' ? String(link['url']) : '';
    return /^https?:\/\//i.test(url) ? [{ field, url }] : [];
  });
}
