import { rawArticle, rawEvent, text } from '../../test/rawArticle';
import { readSamples } from '../../test/readSamples';
import { toSearchDocument } from './toSearchDocument';

it('knows an article by all that a reader may look for', () => {
  const raw = rawArticle({
    content: [
      { type: 'paragraph', text: 'Um leir.', spans: [] },
      { type: 'heading2', text: 'Ofninn', spans: [] },
      { type: 'image', url: 'x.jpg', alt: 'Ofn' },
      { type: 'list-item', text: '  ', spans: [] },
    ],
    category: 'Viðtal',
    author: 'Dagrún',
    photographer: 'Dagrún',
    association: { title: text('Leirlistafélag Íslands') },
  });
  expect(toSearchDocument(raw)).toEqual({
    kind: 'article',
    lang: 'is',
    path: '/ha-frettir/grein/',
    title: 'Grein',
    lead: 'Fyrst þetta.',
    headings: ['Ofninn'],
    body: 'Um leir.\nOfninn',
    tags: ['Letur', 'Viðtal'],
    people: ['Dagrún'],
    association: 'Leirlistafélag Íslands',
    date: '2026-11-01',
  });
});

it('knows an event by its place and its beginning', () => {
  expect(toSearchDocument(rawEvent())).toMatchObject({
    kind: 'event',
    body: 'Harpa',
    date: '2027-03-10T16:00:00+00:00',
  });
});

it.each([
  ['no title', rawArticle({ title: [] })],
  ['no page', rawArticle({}, { uid: null })],
  ['another language', rawArticle({}, { lang: 'xx-xx' })],
  ['the front page', rawArticle({}, { type: 'homepage' })],
  ['no meta', { _meta: null, title: text('Grein') }],
])('leaves out what cannot be a result: %s', (_what, raw) => {
  expect(toSearchDocument(raw)).toBeUndefined();
});

it('takes nothing for something where an editor left fields empty or broken', () => {
  const raw = rawArticle({ lead: null, content: 'x', author: '  ', association: 7 });
  expect(toSearchDocument(raw)).toMatchObject({ body: '', headings: [], people: [] });
});

it('finds every sample document but the front pages', () => {
  const samples = [...readSamples('is'), ...readSamples('en-us')];
  const left = samples.filter((raw) => !toSearchDocument(raw)).map(({ _meta }) => _meta.type);
  expect(left).toEqual(['homepage', 'homepage']);
});

it('takes a page of an association for a page, and names the association', () => {
  const board = readSamples('is').find(({ _meta }) => _meta.uid === 'stjorn-arkitektafelagsins');
  expect(board && toSearchDocument(board)).toMatchObject({
    kind: 'page',
    path: '/fagfelog/arkitektafelag-islands/stjorn-arkitektafelagsins/',
    association: 'Arkitektafélag Íslands',
  });
});
