import type { PrismicDocument } from '@prismicio/client';
import { text } from '../../test/rawArticle';
import { toDraft } from './toDraft';
import { toDraftHit } from './toDraftHit';

const source = (fields: Record<string, unknown> = {}, type = 'article') =>
  ({
    id: `${type}-a`,
    uid: 'a',
    type,
    lang: 'is',
    tags: ['Letur'],
    data: {
      type: 'event',
      title: text('Þrjú <b>form</b>'),
      lead: text('Fyrst þetta.'),
      content: [{ type: 'paragraph', text: 'Um postulín.', spans: [] }],
      place: 'Harpa',
      start_date: '2027-03-10T16:00:00+0000',
      association: {
        link_type: 'Document',
        id: 'association-a',
        data: { title: text('Glóð, félag leirlistafólks') },
      },
      ...fields,
    },
  }) as unknown as PrismicDocument;

const read = (document: PrismicDocument) =>
  toDraft(document, { isNew: true, untitled: 'Án titils' });

const hitOf = (words: string[], fields: Record<string, unknown> = {}) => {
  const draft = read(source(fields));
  if (!draft) throw new Error('The search does not find documents of this type.');
  return toDraftHit({ ...draft.content, path: '/ha-frettir/a/' }, words, 'Drög');
};

it('reads a draft as the index reads a published document', () => {
  expect(read(source())).toMatchObject({
    isNew: true,
    content: {
      kind: 'event',
      title: 'Þrjú <b>form</b>',
      lead: 'Fyrst þetta.',
      body: 'Um postulín.\nHarpa.',
      association: 'Glóð, félag leirlistafólks',
      date: '2027-03-10T16:00:00+00:00',
    },
  });
});

it('reads an empty draft', () => {
  const empty = { title: [], lead: [], content: [], place: null, start_date: null };
  expect(read(source({ ...empty, type: null, association: {} }))).toMatchObject({
    content: { kind: 'article', title: 'Án titils', body: '' },
  });
});

it('returns undefined for a type that the search does not find', () => {
  expect(read(source({}, 'homepage'))).toBeUndefined();
});

it('marks the words of the query, whatever their accents', () => {
  expect(hitOf(['form', 'postulin', 'vantar'])).toEqual({
    url: '/ha-frettir/a/',
    kind: 'event',
    language: 'is',
    title: { text: 'Þrjú <b>form</b>', ranges: [[8, 12]] },
    snippet: { text: 'Um postulín.\nHarpa.', ranges: [[3, 11]] },
    line: { text: 'Um postulín.\nHarpa.', ranges: [[3, 11]] },
    property: undefined,
    date: '2027-03-10T16:00:00+00:00',
    association: 'Glóð, félag leirlistafólks',
    matches: [
      { typed: 'form', found: 'form', how: 'exact', lemma: undefined },
      { typed: 'postulin', found: 'postulín', how: 'folded', lemma: undefined },
    ],
    forms: ['form', 'postulín'],
    draft: 'Drög',
  });
});

it('shows the beginning of its text if it has none of the words', () => {
  expect(hitOf(['annað'])).toMatchObject({ snippet: { text: 'Fyrst þetta.', ranges: [] } });
});
