import { kindOf } from '../../documentQueries';
import { isRoutedType } from '../../documentTypes';
import { oncePerSite } from '../oncePerSite';
import { nameOf, textOf } from '../readDocument';
import type { CheckedDocument, Rule } from '../Rule';

export const duplicateTitle: Rule = {
  id: 'duplicate-title',
  severity: 'warning',
  needsAllDocuments: true,
  title: {
    is: 'Tvær síður með sama heiti eða inngang',
    'en-us': 'Two pages with one title or lead',
  },
  why: {
    is: 'Í leitarniðurstöðum, flipum og bókamerkjum þekkjast síðurnar ekki í sundur.',
    'en-us': 'In search results, tabs and bookmarks the pages cannot be told apart.',
  },
  remedy: {
    is: 'Gefðu annarri síðunni heiti og inngang sem segir hvað greinir hana frá hinni.',
    'en-us': 'Give one of them a title and a lead that say what is different.',
  },
  check: (document, site) =>
    ['title', 'lead'].flatMap((field) => {
      const key = toKey(document, field);
      const others = key === undefined ? [] : (textsOf(site).get(key) ?? []);
      const other = others.find(({ id }) => id !== document.id);
      return other ? [{ field, quote: `${nameOf(other)} (${other.uid ?? other.id})` }] : [];
    }),
};

/** Documents of one language and kind, because an event may have the title of the article about it. */
function toKey(document: CheckedDocument, field: string): string | undefined {
  const { type, lang, data } = document;
  const text = textOf(document, field).toLowerCase();
  return isRoutedType(type) && text !== ''
    ? JSON.stringify([lang, kindOf(type, data), field, text])
    : undefined;
}

const textsOf = oncePerSite(({ documents }) => {
  const texts = new Map<string, CheckedDocument[]>();
  for (const document of documents) {
    for (const field of ['title', 'lead']) {
      const key = toKey(document, field);
      if (key !== undefined) texts.set(key, [...(texts.get(key) ?? []), document]);
    }
  }
  return texts;
});
