import { readDocument } from '../readDocument';
import type { Hit, Rule } from '../Rule';

export const headingOrder: Rule = {
  id: 'heading-order',
  severity: 'warning',
  title: { is: 'Millifyrirsagnir í rangri röð', 'en-us': 'Headings out of order' },
  why: {
    is: 'Þau sem hlusta á síðuna fara á milli kafla eftir fyrirsögnum. Auð fyrirsögn eða stökk á milli stiga villir um fyrir þeim.',
    'en-us':
      'People who listen to the page move by its headings. An empty heading or a skipped level misleads them.',
  },
  remedy: {
    is: 'Notaðu „Heading 2“ fyrir kafla og „Heading 3“ fyrir undirkafla. Eyddu auðum fyrirsögnum.',
    'en-us': 'Use “Heading 2” for sections and “Heading 3” below them. Delete empty headings.',
  },
  check: (document) => {
    const hits: Hit[] = [];
    let level = 1;
    for (const { field, text, block } of readDocument(document).texts) {
      if (!field.startsWith('content[') || !block?.startsWith('heading')) continue;
      const own = Number(block.slice('heading'.length));
      const isEmpty = text.trim() === '';
      if (isEmpty || own > level + 1) hits.push({ field, ...(isEmpty ? {} : { quote: text }) });
      level = own;
    }
    return hits;
  },
};
