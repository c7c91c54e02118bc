import { allMessages } from '../../i18n/allMessages';
import { rawArticle, rawEvent, text } from '../../test/rawArticle';
import { readSamples } from '../../test/readSamples';
import { toSearchDocument } from './toSearchDocument';

it('reads every indexed field of an article', () => {
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
    association: { title: text('Glóð, félag leirlistafólks') },
  });
  expect(toSearchDocument(raw)).toEqual({
    kind: 'article',
    lang: 'is',
    path: '/ha-frettir/grein/',
    title: 'Grein',
    lead: 'Fyrst þetta.',
    headings: ['Ofninn'],
    labels: [],
    body: 'Um leir.\nOfninn.',
    tags: ['Letur'],
    category: 'Viðtal',
    people: ['Dagrún'],
    association: 'Glóð, félag leirlistafólks',
    date: '2026-11-01',
    published: '2026-11-02T09:00:00+00:00',
  });
});

it('reads the title and the transcript of a recording', () => {
  const raw = rawArticle({ recording_title: 'Klapp', transcript: text('Bergmálið deyr út') });
  expect(toSearchDocument(raw)?.body).toBe('Klapp.\nBergmálið deyr út.');
});

it('reads the place and the start of an event', () => {
  expect(toSearchDocument(rawEvent())).toMatchObject({
    kind: 'event',
    body: 'Harpa.',
    date: '2027-03-10T16:00:00+00:00',
  });
});

it.each([
  ['at midnight', '2027-03-11T00:00:00+0000', '2027-03-10'],
  ['on a later day', '2027-03-12T17:00:00+0000', '2027-03-12'],
  ['before the start', '2027-03-09T00:00:00+0000', '2027-03-10'],
  ['that is not given', null, '2027-03-10'],
])('reads the last day of an event with an end %s', (_when, end_date, end) => {
  expect(toSearchDocument(rawEvent({ end_date }))).toMatchObject({ end });
});

it.each([
  ['no title', rawArticle({ title: [] })],
  ['no page', rawArticle({}, { uid: null })],
  ['another language', rawArticle({}, { lang: 'xx-xx' })],
  ['the front page', rawArticle({}, { type: 'homepage' })],
  ['no meta', { _meta: null, title: text('Grein') }],
])('returns undefined for a document that cannot be a hit: %s', (_what, raw) => {
  expect(toSearchDocument(raw)).toBeUndefined();
});

it('puts a stop after each block that has none, and a comma between the lines of a block', () => {
  const texts = [
    'Heimilisfang',
    'Bryggjustétt 4\n101 Reykjavík',
    'Sagt er: „Já“',
    '„Já.“',
    'Hvar?',
  ];
  const content = texts.map((block) => ({ type: 'paragraph', text: block, spans: [] }));
  expect(toSearchDocument(rawArticle({ content }))?.body).toBe(
    'Heimilisfang.\nBryggjustétt 4, 101 Reykjavík.\nSagt er: „Já“.\n„Já.“\nHvar?',
  );
});

it.each([
  [
    'is',
    ['Umsóknarfrestir', 'Frestir'],
    'Skissusjóður, Upphæð: 5 kr., Frestur: 2.\u00a0mars 2027.',
  ],
  [
    'en-us',
    ['Application deadlines', 'Deadlines'],
    'Skissusjóður, Amount: 5 kr., Deadline: March\u00a02, 2027.',
  ],
] as const)('reads calls with the labels of their table (%s)', (lang, labels, row) => {
  const raw = {
    ...rawArticle({}, { type: 'page', uid: 'styrkir', lang }),
    calls: [
      { name: 'Skissusjóður', amount: '5 kr.', deadline: '2027-03-02T00:00:00+0000' },
      { name: ' ', deadline: null },
    ],
  };
  const document = toSearchDocument(raw, allMessages[lang]);
  expect(document?.labels).toEqual(labels);
  expect(document?.body.split('\n').slice(-3)).toEqual([
    ...labels.map((label) => `${label}.`),
    row,
  ]);
  expect(toSearchDocument(raw)?.labels).toEqual([]);
});

it('reads caption and cells of tables, a row in a line', () => {
  const row = (...cells: string[]) => ({
    cells: cells.map((cell) => ({ type: 'data', content: text(cell) })),
  });
  const table = {
    head: { rows: [row('Flokkur', 'Umsóknir')] },
    body: { rows: [row('Textíll', '21'), row('', '')] },
  };
  const raw = rawArticle({
    content: [],
    tables: [{ caption: 'Skipting', table }, { caption: null }],
  });
  expect(toSearchDocument(raw)?.body).toBe('Skipting.\nFlokkur, Umsóknir.\nTextíll, 21.');
});

it('ignores empty and broken fields', () => {
  const raw = rawArticle({ lead: null, content: 'x', author: '  ', association: 7 });
  expect(toSearchDocument(raw)).toMatchObject({ body: '', headings: [], people: [] });
});

it('accepts every sample document except the front pages', () => {
  const samples = [...readSamples('is'), ...readSamples('en-us')];
  const left = samples.filter((raw) => !toSearchDocument(raw)).map(({ _meta }) => _meta.type);
  expect(left).toEqual(['homepage', 'homepage']);
});

it('reads a page of an association as a page, with the name of the association', () => {
  const board = readSamples('is').find(({ _meta }) => _meta.uid === 'stjorn-lodlinu');
  expect(board && toSearchDocument(board)).toMatchObject({
    kind: 'page',
    path: '/fagfelog/lodlina/stjorn-lodlinu/',
    association: 'Lóðlína, félag arkitekta',
  });
});
