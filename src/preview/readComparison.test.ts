import type { PrismicDocument } from '@prismicio/client';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { endsInTime } from '../test/endsInTime';
import { toUntranslated } from './readComparison';

type Data = PrismicDocument['data'];

const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] });
const untranslatedIn = (original: Data, translation: Data) =>
  toUntranslated({ data: original }, { data: translation });

const sentence = 'Kollur úr rekaviði, fimm hlutar og engin skrúfa.';

it.each([
  ['empty key text', ''],
  ['key text of spaces', '  '],
  ['no field', undefined],
  ['null', null],
])('finds a text that the translation lacks: %s', (_, place) => {
  expect(untranslatedIn({ place: 'Hólmavík' }, { place })).toEqual([
    { kind: 'missing', field: 'place', text: 'Hólmavík' },
  ]);
});

it('finds rich text that is empty in the translation', () => {
  const original = { content: [paragraph('Fyrst.'), paragraph('Svo.')] };
  expect(untranslatedIn(original, { content: [] })).toEqual([
    { kind: 'missing', field: 'content', text: 'Fyrst. Svo.' },
  ]);
  expect(untranslatedIn(original, { content: [paragraph('')] })).toHaveLength(1);
});

it('finds text that is the same in both, block by block', () => {
  const original = { content: [paragraph('Fjara er kollur.'), paragraph(sentence)] };
  const translation = { content: [paragraph('Fjara is a stool.'), paragraph(` ${sentence}`)] };
  expect(untranslatedIn(original, translation)).toEqual([
    { kind: 'same', field: 'content', text: sentence },
  ]);
});

it.each([
  ['a name', 'Dagrún Steinólfsdóttir'],
  ['the name of an association', 'Félag íslenskra teiknara'],
  ['an address', 'Aðalstræti 2, 101 Reykjavík'],
  ['a number', '+354 555 1234'],
  ['a size', '38 × 38 × 44 cm'],
  ['a web address', 'https://example.is/um/okkur/og/hina'],
  ['e-mail addresses', 'nafn@example.is eða annad@example.is'],
])('accepts %s that is the same in both languages', (_, text) => {
  expect(
    untranslatedIn({ text, content: [paragraph(text)] }, { text, content: [paragraph(text)] }),
  ).toEqual([]);
});

it.each([
  ['date', '2026-11-21'],
  ['time', '2026-11-21T20:00:00+0000'],
  ['URL', 'https://example.is/'],
  ['path', '/verkefni/'],
  ['e-mail address', 'nafn@example.is'],
  ['telephone number', '+354 555 1234'],
  ['colour', '#410099'],
])('does not report a missing %s', (_, value) => {
  expect(untranslatedIn({ field: value }, {})).toEqual([]);
});

it('does not report missing selects, links, images and embeds', () => {
  const original = {
    type: 'event',
    category: 'HA',
    link: { link_type: 'Document', id: 'x' },
    image: { dimensions: {}, url: 'https://example.is/x.jpg', alt: 'Kollur' },
    content: [{ type: 'image', url: 'https://example.is/x.jpg', alt: 'Kollur' }],
  };
  expect(untranslatedIn(original, {})).toEqual([]);
});

describe('slices', () => {
  const callout = (heading: string) => ({
    slice_type: 'callout',
    primary: { heading, text: [paragraph(heading && sentence)] },
    items: [],
  });
  const news = { slice_type: 'news', primary: { heading: 'Fréttir' } };

  it('are compared by their position', () => {
    const original = { sections: [news, callout('Fyrsta'), callout('Önnur')] };
    const second = { slice_type: 'callout', primary: { heading: 'Second', text: [] }, items: [] };
    const translation = { sections: [news, callout('First'), second] };
    expect(untranslatedIn(original, translation)).toEqual([
      { kind: 'same', field: 'sections[1].primary.text', text: sentence },
      { kind: 'missing', field: 'sections[2].primary.text', text: sentence },
    ]);
  });

  it('are reported if the translation has none', () => {
    expect(untranslatedIn({ sections: [news] }, { sections: [] })).toEqual([
      { kind: 'missing', field: 'sections[0].primary.heading', text: 'Fréttir' },
    ]);
  });
});

describe('groups', () => {
  const links = (...titles: string[]) => ({ links: titles.map((title) => ({ title })) });

  it('are compared item by item', () => {
    expect(untranslatedIn(links('Fréttir', 'Verkefni'), links('News', ''))).toEqual([]);
    const twoFields = { links: [{ title: 'Fréttir', text: 'Allar fréttir' }] };
    expect(untranslatedIn(twoFields, { links: [{ title: 'News', text: '' }] })).toEqual([
      { kind: 'missing', field: 'links[0].text', text: 'Allar fréttir' },
    ]);
  });

  it('are compared by their labels, which readers see', () => {
    const facts = (label: string) => ({ visit_facts: [{ label }] });
    expect(untranslatedIn(facts('Með strætó'), facts(''))).toEqual([
      { kind: 'missing', field: 'visit_facts[0].label', text: 'Með strætó' },
    ]);
  });

  it('can be shorter in the translation, but not empty', () => {
    expect(untranslatedIn(links('Fréttir', 'Verkefni'), links('News'))).toEqual([]);
    expect(untranslatedIn(links('Fréttir'), links())).toHaveLength(1);
  });
});

it('reports nothing in the sample documents, which are all translated', () => {
  type Stored = { id: string; alternate_language_id?: string; data: Data };
  const folder = path.resolve(__dirname, '../../content-service/documents');
  const read = (lang: string) =>
    readdirSync(path.join(folder, lang), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file): Stored =>
        JSON.parse(readFileSync(path.join(folder, lang, file), 'utf8'), (_, value) =>
          value?.file === undefined ? value : null,
        ),
      );
  const translations = new Map(
    read('en-us').map((document) => [document.alternate_language_id, document.data]),
  );
  const pairs = read('is').flatMap(({ id, data }) => {
    const translation = translations.get(id);
    return translation ? [{ id, untranslated: untranslatedIn(data, translation) }] : [];
  });
  expect(pairs.length).toBeGreaterThan(50);
  expect(pairs.filter((pair) => pair.untranslated.length > 0)).toEqual([]);
});

it.each([
  ['one word', 'a'.repeat(300_000)],
  ['at signs', `${'@'.repeat(300_000)} og kollur`],
])('compares a text of very many letters: %s', (_what, text) => {
  const data = { place: text, content: [paragraph(sentence)] };
  expect(endsInTime(() => untranslatedIn(data, data))).toEqual([
    { kind: 'same', field: 'content', text: sentence },
  ]);
});
