import { endsInTime } from '../../test/endsInTime';
import { toLink } from './link';
import { prepareDrafts, prepareRichText, toPartIds } from './prepareRichText';
import { toRichText } from './richText';

const siteUrl = 'https://example.is';

const heading = (text: string, level = 2) => ({ type: `heading${level}`, text, spans: [] });
const linked = (url: string) => ({
  type: 'paragraph',
  text: 'Orð',
  spans: [{ start: 0, end: 3, type: 'hyperlink', data: { link_type: 'Web', url } }],
});

const prepare = (blocks: unknown, field = 'content') => prepareRichText(blocks, field, siteUrl);

test('a link in a text and on an image leads where its writer meant', () => {
  const image = (url: string) => ({
    type: 'image',
    url: 'a.jpg',
    linkTo: { link_type: 'Web', url },
  });
  expect(prepare([linked('www.example.org'), image('verkefni/')])).toEqual([
    linked('https://www.example.org'),
    image('/verkefni/'),
  ]);
});

test('headings of the content have ids, no id twice and none of the layout', () => {
  const blocks = [
    ...[heading('Leir'), linked('/'), heading('Leir!', 3), heading('Leir 2'), heading('Leir', 6)],
    ...[heading('…'), heading('Content'), heading('Search')],
  ];
  expect(toPartIds(blocks)).toEqual([
    ...['leir', undefined, 'leir-2', 'leir-2-2', 'leir-3'],
    ...[undefined, 'content-2', 'search-2'],
  ]);
  expect(prepare([heading('Leir')])).toEqual([{ ...heading('Leir'), id: 'leir' }]);
});

test.each(['title', 'lead', 'footer_info_text'])('headings of the field %s have none', (field) => {
  expect(prepare([heading('Leir')], field)).toEqual([heading('Leir')]);
});

test('a link to a part leads there if the content has the part', () => {
  const [block, part, text] = prepare([
    heading('Opnunartími'),
    linked('https://#Opnunartími'),
    linked('#:~:text=a'),
  ]) as object[];
  expect(block).toMatchObject({ id: 'opnunartimi' });
  expect(part).toEqual(linked('#opnunartimi'));
  expect(text).toEqual(linked('#:~:text=a'));
});

test.each(['#adgengi', 'https://#adgengi'])(
  '%s of no heading stays in the form that is reported',
  (url) => {
    expect(prepare([heading('Opnunartími'), linked(url)])).toContainEqual(
      linked('https://#adgengi'),
    );
  },
);

test('other values stay as they are', () => {
  const values = [null, 7, 'x', {}, { type: 'heading2' }, { ...linked('/'), spans: [null, 7, {}] }];
  expect(prepare(values)).toEqual(values);
  expect(prepare(null)).toBeNull();
  expect(prepare('www.example.org')).toBe('www.example.org');
});

test('10,000 equal headings take a moment', () => {
  const ids = endsInTime(() => toPartIds(Array.from({ length: 10_000 }, () => heading('Leir'))));
  expect(new Set(ids).size).toBe(10_000);
});

describe('of a draft', () => {
  const source = { documentId: 'doc-1', field: 'content' };

  beforeAll(() => prepareDrafts(siteUrl));

  test.each([
    ['www.example.org', 'https://www.example.org'],
    ['https://www.example.is/verkefni/', '/verkefni/'],
    ['555 0100', 'tel:+3545550100'],
  ])('a link field with %s leads to %s', (url, href) => {
    expect(toLink({ _linkType: 'Link.web', url }, source)).toEqual({ href });
  });

  test('a text has parts, and links to them', () => {
    expect(
      toRichText([heading('Opnunartími'), linked('https://#Opnunartími')], source),
    ).toMatchObject([
      { kind: 'heading', id: 'opnunartimi' },
      { children: [{ kind: 'link', link: { href: '#opnunartimi' } }] },
    ]);
  });

  test('a link to a part that the content does not have is shown as text and reported', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(toRichText([heading('Opnunartími'), linked('https://#smidin')], source)).toEqual([
      expect.objectContaining({ kind: 'heading' }),
      expect.objectContaining({ children: [{ kind: 'text', text: 'Orð' }] }),
    ]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('links to “https://#smidin”'));
  });

  test('a text that is no address is reported as the editor has typed it', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(toLink({ _linkType: 'Link.web', url: 'stólar' }, source)).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('links to “stólar”'));
  });
});
