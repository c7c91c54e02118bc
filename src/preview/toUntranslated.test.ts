import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PrismicDocument } from '@prismicio/client';
import { toUntranslated } from './toUntranslated';

type Data = PrismicDocument['data'];

const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] });
const found = (original: Data, translation: Data) =>
  toUntranslated({ data: original }, { data: translation });

const sentence = 'Kollur úr rekaviði, fimm hlutar og engin skrúfa.';

it('finds nothing where all is translated', () => {
  const original = { title: [paragraph('Fjara')], designer: 'Dagrún', year: 2026 };
  const translation = { title: [paragraph('Fjara, a stool')], designer: 'Dagrún', year: 2026 };
  expect(found(original, translation)).toEqual([]);
});

it.each([
  ['empty key text', ''],
  ['key text of spaces', '  '],
  ['no field', undefined],
  ['null', null],
])('finds what is missing from the translation: %s', (_, place) => {
  expect(found({ place: 'Hólmavík' }, { place })).toEqual([
    { kind: 'missing', path: ['place'], text: 'Hólmavík' },
  ]);
});

it('finds rich text without a word', () => {
  const original = { content: [paragraph('Fyrst.'), paragraph('Svo.')] };
  expect(found(original, { content: [] })).toEqual([
    { kind: 'missing', path: ['content'], text: 'Fyrst. Svo.' },
  ]);
  expect(found(original, { content: [paragraph('')] })).toHaveLength(1);
});

it('finds what is the same in both, block by block', () => {
  const original = { content: [paragraph('Fjara er kollur.'), paragraph(sentence)] };
  const translation = { content: [paragraph('Fjara is a stool.'), paragraph(` ${sentence}`)] };
  expect(found(original, translation)).toEqual([
    { kind: 'same', path: ['content'], text: sentence },
  ]);
});

it('finds it where the blocks have moved too', () => {
  const translation = { content: [paragraph(sentence)] };
  expect(found({ content: [paragraph('Fjara'), paragraph(sentence)] }, translation)).toHaveLength(
    1,
  );
});

it.each([
  ['a name', 'Dagrún Steinólfsdóttir'],
  ['the name of an association', 'Félag íslenskra teiknara'],
  ['an address', 'Aðalstræti 2, 101 Reykjavík'],
  ['a number', '+354 555 1234'],
  ['a size', '38 × 38 × 44 cm'],
  ['a web address', 'https://example.is/um/okkur/og/hina'],
  ['e-mail addresses', 'nafn@example.is eða annad@example.is'],
])('takes %s for the same in both languages', (_, text) => {
  expect(found({ text, content: [paragraph(text)] }, { text, content: [paragraph(text)] })).toEqual(
    [],
  );
});

it.each([
  ['a day', '2026-11-21'],
  ['a moment', '2026-11-21T20:00:00+0000'],
  ['a web address', 'https://example.is/'],
  ['a path', '/verkefni/'],
  ['an e-mail address', 'nafn@example.is'],
  ['a telephone number', '+354 555 1234'],
  ['a color', '#410099'],
])('does not miss %s', (_, value) => {
  expect(found({ field: value }, {})).toEqual([]);
});

it('does not miss selects, links, images and embeds', () => {
  const original = {
    type: 'event',
    category: 'HA',
    link: { link_type: 'Document', id: 'x' },
    image: { url: 'https://example.is/x.jpg', alt: 'Kollur' },
    content: [{ type: 'image', url: 'https://example.is/x.jpg', alt: 'Kollur' }],
  };
  expect(found(original, {})).toEqual([]);
});

describe('slices', () => {
  const callout = (heading: string) => ({
    slice_type: 'callout',
    primary: { heading, text: [paragraph(heading && sentence)] },
    items: [],
  });
  const news = { slice_type: 'news', primary: { heading: 'Fréttir' } };

  it('are compared by their types and order', () => {
    const original = { sections: [news, callout('Fyrsta'), callout('Önnur')] };
    const translation = { sections: [callout('First'), callout(''), news] };
    expect(found(original, translation)).toEqual([
      { kind: 'same', path: ['sections', '2', 'text'], text: sentence },
      { kind: 'missing', path: ['sections', '3', 'heading'], text: 'Önnur' },
      { kind: 'missing', path: ['sections', '3', 'text'], text: sentence },
    ]);
  });

  it('are found when the translation has none', () => {
    expect(found({ sections: [news] }, { sections: [] })).toEqual([
      { kind: 'missing', path: ['sections', '1', 'heading'], text: 'Fréttir' },
    ]);
  });
});

describe('groups', () => {
  const links = (...titles: string[]) => ({ links: titles.map((title) => ({ title })) });

  it('are compared item by item', () => {
    expect(found(links('Fréttir', 'Verkefni'), links('News', ''))).toEqual([]);
    const twoFields = { links: [{ title: 'Fréttir', text: 'Allar fréttir' }] };
    expect(found(twoFields, { links: [{ title: 'News', text: '' }] })).toEqual([
      { kind: 'missing', path: ['links', '1', 'text'], text: 'Allar fréttir' },
    ]);
  });

  it('may be shorter in the translation, but not empty', () => {
    expect(found(links('Fréttir', 'Verkefni'), links('News'))).toEqual([]);
    expect(found(links('Fréttir'), links())).toHaveLength(1);
  });
});

it('raises no false alarm over the sample documents, which are translated', () => {
  type Stored = { id: string; alternate_language_id?: string; data: Data };
  const folder = path.resolve(__dirname, '../../content-service/documents');
  const read = (lang: string) =>
    readdirSync(path.join(folder, lang), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file): Stored => JSON.parse(readFileSync(path.join(folder, lang, file), 'utf8')));
  const translations = new Map(
    read('en-us').map((document) => [document.alternate_language_id, document.data]),
  );
  const pairs = read('is').flatMap(({ id, data }) => {
    const translation = translations.get(id);
    return translation ? [{ id, found: found(data, translation) }] : [];
  });
  expect(pairs.length).toBeGreaterThan(50);
  expect(pairs.filter((pair) => pair.found.length > 0)).toEqual([]);
});
