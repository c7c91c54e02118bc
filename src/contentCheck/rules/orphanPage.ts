import { isLanguage } from '../../i18n/languages';
import { sectionOf } from '../../routes';
import { oncePerSite } from '../oncePerSite';
import { readDocument } from '../readDocument';
import type { Rule } from '../Rule';

/** Pages of sections are in the sections' menus, and documents of all other types are in lists. */
export const orphanPage: Rule = {
  id: 'orphan-page',
  severity: 'warning',
  needsAllDocuments: true,
  title: { is: 'Ekkert leiðir á síðuna', 'en-us': 'Nothing leads to the page' },
  why: {
    is: 'Engin önnur síða tengir í þessa, svo að lesendur finna hana aðeins með leit.',
    'en-us': 'No other page links to this one, so readers find it by searching only.',
  },
  remedy: {
    is: 'Tengdu í hana úr valmynd, síðufæti eða texta, eða taktu hana úr birtingu.',
    'en-us': 'Link to it from the menu, the footer or a text, or archive it.',
  },
  check: ({ id, type, uid, lang }, site) => {
    if (type !== 'page' || (isLanguage(lang) && sectionOf(uid, lang) !== undefined)) return [];
    return linkedIds(site).has(id) ? [] : [{ field: 'uid', quote: uid ?? id }];
  },
};

/** The ids of all documents that another document links to. */
const linkedIds = oncePerSite(
  ({ documents }) =>
    new Set(
      documents.flatMap((document) =>
        readDocument(document)
          .links.map(({ link }) => String(link['id']))
          .filter((id) => id !== document.id),
      ),
    ),
);
