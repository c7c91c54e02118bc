import { field, richText, testContent } from './content';
import type { TestContent } from './content';

export function libraryContent(): TestContent {
  const content = testContent();
  content.writeType('book', {
    Main: {
      uid: field('UID'),
      title: field('StructuredText', { single: 'heading1' }),
      year: field('Number'),
      author: field('Link', { select: 'document', customtypes: ['author'] }),
      more: field('Link'),
      text: field('StructuredText', { multi: 'paragraph,hyperlink,image' }),
      editions: field('Group', {
        fields: {
          label: field('Text'),
          pages: field('Number'),
          editor: field('Link', { select: 'document' }),
        },
      }),
      body: field('Slices', {
        choices: {
          quote: {
            type: 'Slice',
            'non-repeat': { text: field('Text'), source: field('Link') },
            repeat: { note: field('Text'), page: field('Number') },
          },
          break: { type: 'Slice', 'non-repeat': { style: field('Text') }, repeat: {} },
          card: { type: 'SharedSlice' },
        },
      }),
    },
  });
  content.write('slices/Card/model.json', {
    id: 'card',
    type: 'SharedSlice',
    variations: [
      {
        id: 'default',
        version: 'initial',
        primary: { heading: field('Text'), person: field('Link'), tone: field('Text') },
        items: { line: field('Text') },
      },
      { id: 'wide', version: 'initial', primary: { heading: field('Text') }, items: {} },
    ],
  });
  content.writeType('author', {
    Main: {
      uid: field('UID'),
      name: field('Text'),
      bio: field('StructuredText', { multi: 'paragraph' }),
      born: field('Date'),
      country: field('Link', { select: 'document', customtypes: ['country'] }),
      site: field('Link'),
      alive: field('Embed'),
      prizes: field('Group', { fields: { prize: field('Text') } }),
      friend: field('Link', { select: 'document', customtypes: ['author'] }),
    },
  });
  content.writeType('country', { Main: { uid: field('UID'), name: field('Text') } });
  content.writeType('event-formats', { Main: { uid: field('UID'), title: field('Text') } });

  const link = (id: string) => ({ link_type: 'Document', id });
  content.writeDocument('is/country/island', { uid: 'island', data: { name: 'Ísland' } });
  content.writeDocument('is/event-formats/upplestur', {
    uid: 'upplestur',
    data: { title: 'Lestur' },
  });
  content.writeDocument('is/author/halldor', {
    uid: 'halldor',
    data: {
      name: 'Halldór',
      bio: [richText('Fæddur í Reykjavík'), richText('Bjó á Gljúfrasteini')].flat(),
      born: '1902-04-23',
      country: link('country-island-is'),
      site: { link_type: 'Web', url: 'https://example.org' },
      prizes: [{ prize: 'Nóbel' }],
      friend: link('author-halldor-is'),
    },
  });
  content.writeDocument('is/book/bjartur', {
    uid: 'bjartur',
    data: {
      title: richText('Sjálfstætt fólk', 'heading1'),
      year: 1934,
      author: link('author-halldor-is'),
      more: link('country-island-is'),
      text: richText('Eftir Halldór', 'paragraph', [
        { start: 6, end: 13, type: 'hyperlink', data: link('author-halldor-is') },
      ]),
      editions: [
        { label: 'Fyrsta', pages: 300, editor: link('author-halldor-is') },
        { label: 'Önnur', pages: 320 },
      ],
      body: [
        {
          slice_type: 'quote',
          primary: { text: 'Kindur', source: link('author-halldor-is') },
          items: [{ note: 'Sjá', page: 12 }],
        },
        { slice_type: 'break', primary: { style: 'lína' } },
        {
          slice_type: 'card',
          primary: { heading: 'Höfundur', person: link('author-halldor-is'), tone: 'kalt' },
          items: [{ line: 'ein' }],
        },
        { slice_type: 'card', variation: 'wide', primary: { heading: 'Breitt' } },
      ],
    },
  });
  content.writeDocument('en-us/book/independent-people', {
    uid: 'independent-people',
    alternate_language_id: 'book-bjartur-is',
    data: { title: richText('Independent People', 'heading1') },
  });
  return content;
}
