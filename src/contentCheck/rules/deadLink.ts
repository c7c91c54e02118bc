import { readDocument } from '../readDocument';
import type { Rule } from '../Rule';

export const deadLink: Rule = {
  id: 'dead-link',
  severity: 'error',
  title: { is: 'Tengill leiðir ekkert', 'en-us': 'Link to nothing' },
  why: {
    is: 'Skjalið sem tengt er í er ekki lengur til eða á sér enga síðu. Vefurinn sýnir textann án tengils.',
    'en-us':
      'The linked document no longer exists or has no page. The site shows the text without the link.',
  },
  remedy: {
    is: 'Veldu annað skjal eða fjarlægðu tengilinn.',
    'en-us': 'Choose another document, or remove the link.',
  },
  check: (document, { byId, pathOf }) =>
    readDocument(document)
      .links.filter(({ link }) => {
        if (link['link_type'] !== 'Document') return false;
        const target = byId.get(String(link['id']));
        return !target || pathOf(target) === undefined;
      })
      .map(({ field, link, text }) => ({ field, quote: text ?? String(link['id']) })),
};
