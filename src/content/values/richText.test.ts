import { endsInTime } from '../../test/endsInTime';
import { toPlainText, toRichText } from './richText';
import type { Inline } from './richText';

const source = { documentId: 'doc-1', field: 'content' };
const block = (type: string, text: string, others: object = {}) => ({ type, text, ...others });
const paragraph = (text: string, spans: object[] = []) => block('paragraph', text, { spans });
const read = (...blocks: unknown[]) => toRichText(blocks, source);
/** A paragraph of the view model. */
const shown = (...children: object[]) => ({ kind: 'paragraph', children });
const words = (text: string) => ({ kind: 'text', text });

const warn = jest.spyOn(console, 'warn').mockImplementation();
beforeEach(() => warn.mockClear());

it('reads headings, paragraphs and preformatted text', () => {
  expect(read(block('heading2', 'Leir'), paragraph('Orð'), block('preformatted', 'a\nb'))).toEqual([
    { kind: 'heading', level: 2, children: [words('Leir')] },
    shown(words('Orð')),
    { kind: 'preformatted', children: [words('a\nb')] },
  ]);
});

it('puts soft hyphens at their offsets, and formats the same words as without them', () => {
  const spans = [{ start: 3, end: 8, type: 'strong' }];
  const text = { ...paragraph('Um landslagsarkitekta', spans), hyphens: [8, 12, 16] };
  const strong = { kind: 'strong', children: [words('lands')] };
  expect(read(text)).toEqual([shown(words('Um '), strong, words('lags\u00ADarki\u00ADtekta'))]);
  expect(toPlainText([text])).toBe('Um landslagsarkitekta');
});

it('makes headings begin at the second level and go one level deeper at a time', () => {
  const levelsOf = (...levels: number[]) =>
    read(...levels.map((level) => block(`heading${level}`, 'x')))?.map(
      (heading) => 'level' in heading && heading.level,
    );
  expect(levelsOf(2, 3, 4, 2)).toEqual([2, 3, 4, 2]);
  expect(levelsOf(3, 3, 4, 3)).toEqual([2, 2, 3, 2]);
  expect(levelsOf(1, 6, 2, 4)).toEqual([2, 3, 3, 4]);
  expect(levelsOf(4, 2, 4)).toEqual([2, 2, 3]);
  expect(levelsOf(1, 2, 3, 4, 5, 6)).toEqual([2, 3, 4, 5, 6, 6]);
});

describe('list items', () => {
  const item = (text: string) => block('list-item', text);

  it('are one list if they follow each other and are of one kind', () => {
    const list = (ordered: boolean, ...texts: string[]) => ({
      ...{ kind: 'list', ordered },
      items: texts.map((text) => ({ children: [words(text)] })),
    });
    expect(read(item('a'), item('b'), block('o-list-item', 'c'))).toEqual([
      list(false, 'a', 'b'),
      list(true, 'c'),
    ]);
  });

  it('are separated by any block between them, but not by an empty item', () => {
    const sizes = (...blocks: object[]) =>
      read(...blocks)?.map((list) => list.kind === 'list' && list.items.length);
    expect(sizes(item('a'), paragraph(''), item('b'))).toEqual([1, 1]);
    expect(sizes(item('a'), item(' '), item('b'))).toEqual([2]);
    expect(sizes(item(''), item(''))).toBeUndefined();
  });
});

/** Returns the text as HTML: `<a>` for a link, `<x>` for a label called x. */
function marked(text: string, ...spans: object[]): string {
  const mark = (inlines: Inline[]): string =>
    inlines
      .map((inline) => {
        if (inline.kind === 'text') return inline.text;
        const tag = { strong: 'strong', em: 'em', link: 'a', label: '' }[inline.kind];
        const name = 'label' in inline ? inline.label : tag;
        return `<${name}>${mark(inline.children)}</${name}>`;
      })
      .join('');
  const [found] = read(paragraph(text, spans)) ?? [];
  return found && 'children' in found ? mark(found.children) : '';
}

const span = (type: string, start: unknown, end: unknown, data?: unknown) => ({
  ...{ type, start, end, data },
});
const web = { link_type: 'Web', url: 'https://example.is/' };

describe('spans', () => {
  it('nest if they overlap, without losing a letter', () => {
    expect(marked('abcdef', span('strong', 0, 4), span('em', 2, 6))).toBe(
      '<strong>ab<em>cd</em></strong><em>ef</em>',
    );
    expect(marked('abcdef', span('em', 2, 4), span('strong', 0, 6))).toBe(
      '<strong>ab<em>cd</em>ef</strong>',
    );
    expect(
      marked('abcdef', span('strong', 0, 3), span('em', 1, 5), span('label', 2, 6, { label: 'x' })),
    ).toBe('<strong>a<em>b<x>c</x></em></strong><em><x>de</x></em><x>f</x>');
  });

  it('do not split a link, and put no link into a link', () => {
    expect(marked('abcdef', span('strong', 0, 4), span('hyperlink', 2, 6, web))).toBe(
      '<strong>ab</strong><a><strong>cd</strong>ef</a>',
    );
    expect(marked('abcdef', span('hyperlink', 0, 6, web), span('hyperlink', 2, 4, web))).toBe(
      '<a>abcdef</a>',
    );
    expect(marked('abcdef', span('hyperlink', 0, 4, web), span('hyperlink', 2, 6, web))).toBe(
      '<a>abcd</a><a>ef</a>',
    );
  });

  it('have offsets in UTF-16 code units, as in Prismic, and never split an emoji', () => {
    expect(marked('🏺 leir 🏺', span('strong', 3, 7))).toBe('🏺 <strong>leir</strong> 🏺');
    expect(marked('🏺🏺', span('strong', 2, 4))).toBe('🏺<strong>🏺</strong>');
    expect(marked('🏺🏺', span('strong', 1, 3))).toBe('<strong>🏺</strong>🏺');
  });

  it.each([
    ['without length', span('strong', 2, 2)],
    ['that end before they start', span('strong', 4, 2)],
    ['after the end of the text', span('strong', 9, 12)],
    ['without an end', span('strong', 2, undefined)],
    ['with offsets as text', span('strong', '0', '3')],
    ['of an unknown type', span('blink', 0, 3)],
    ['without a label', span('label', 0, 3, {})],
    ['without a link', span('hyperlink', 0, 3)],
    ['with an empty link', span('hyperlink', 0, 3, { link_type: 'Any' })],
    [
      'with a script for a link',
      span('hyperlink', 0, 3, { link_type: 'Web', url: 'javascript:1' }),
    ],
    [
      'of the first version of the API',
      span('hyperlink', 0, 3, { type: 'Link.web', value: { url: 'https://example.is/' } }),
    ],
    ['that are null', null],
    ['that are a text', 'strong'],
  ])('%s do not change the text', (_what, broken) => {
    expect(read(paragraph('abcdef', [broken as object]))).toEqual([shown(words('abcdef'))]);
  });

  it('are cut if they end outside the text', () => {
    expect(marked('abc', span('strong', -2, 2), span('em', 1, 99))).toBe(
      '<strong>a<em>b</em></strong><em>c</em>',
    );
  });

  it.each([null, undefined, 'none', {}])('are ignored if they are %p', (spans) => {
    expect(read(block('paragraph', 'abc', { spans }))).toEqual([shown(words('abc'))]);
  });
});

it('resolves links, and keeps the text of a broken one', () => {
  const document = { link_type: 'Document', id: 'x', type: 'project', lang: 'is' };
  expect(marked('hér', span('hyperlink', 0, 3, { ...document, url: '/verkefni/stoll/' }))).toBe(
    '<a>hér</a>',
  );
  expect(marked('hér', span('hyperlink', 0, 3, { ...document, type: 'banner' }))).toBe('hér');
});

it('drops the empty paragraphs that editors leave behind', () => {
  expect(read(paragraph(''), paragraph('  '))).toBeUndefined();
});

describe('blocks', () => {
  const plain = paragraph('Orð');
  const dimensions = { width: 4, height: 3 };
  const image = { type: 'image', url: 'https://example.is/a.jpg', alt: 'Stóll', dimensions };

  it.each([
    ['null', null],
    ['a text', 'paragraph'],
    ['a block without a type', { text: 'x', spans: [] }],
    ['a block of an unknown type', { type: 'table', text: 'x', spans: [] }],
    ['a block named like a property of Object', { type: 'constructor', text: 'x', spans: [] }],
    ['a heading of the seventh level', { type: 'heading7', text: 'x', spans: [] }],
    ['a paragraph without text', { type: 'paragraph', spans: [] }],
    ['a paragraph whose text is a number', { type: 'paragraph', text: 7, spans: [] }],
    ['a paragraph of bold spaces', paragraph('  ', [span('strong', 0, 2)])],
    ['an empty heading', { type: 'heading2', text: null, spans: null }],
    ['an empty image', { type: 'image' }],
    ['an image without dimensions', { type: 'image', url: 'https://example.is/a.jpg', alt: 'x' }],
    ['an image without an address', { type: 'image', dimensions: { width: 4, height: 3 } }],
    ['an embed without oEmbed', { type: 'embed' }],
    ['an embed of the first version of the API', { type: 'embed', oembed: null, url: 'x' }],
    ['an embed without an address', { type: 'embed', oembed: { html: '<iframe src="x">' } }],
    ['an embed of a script', { type: 'embed', oembed: { embed_url: 'javascript:alert(1)' } }],
  ])('around %s are shown', (_what, broken) => {
    expect(read(plain, broken, plain)).toEqual([shown(words('Orð')), shown(words('Orð'))]);
  });

  it.each([
    ['an image', { type: 'image', url: 'https://example.is/a.jpg' }],
    ['an embed', { type: 'embed', oembed: {} }],
    ['a block of the unknown type “table”', { type: 'table' }],
  ])('that cannot be shown are reported: %s', (what, broken) => {
    read(broken);
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(new RegExp(`document doc-1, field content: holds ${what}.*left out`)),
    );
  });

  it('keep their labels, with hyphens for spaces', () => {
    const blocks = read(
      { ...plain, label: 'annotation' },
      block('heading2', 'x', { label: ' Mikilvægt  atriði ' }),
      { ...image, label: 'wide' },
      { type: 'embed', oembed: { embed_url: 'https://example.is/' }, label: 'wide' },
      block('list-item', 'x', { label: 'x' }),
      { ...plain, label: 7 },
    );
    const labels = blocks?.map((each) =>
      each.kind === 'list' ? each.items.map(({ label }) => label) : each.label,
    );
    expect(labels).toEqual(['annotation', 'Mikilvægt-atriði', 'wide', 'wide', ['x'], undefined]);
  });

  it('keep the direction of right-to-left text', () => {
    const item = block('list-item', 'نص', { direction: 'rtl' });
    const blocks = read({ ...plain, direction: 'rtl' }, { ...plain, direction: 'ltr' }, item);
    expect(blocks?.map(({ direction }) => direction)).toEqual(['rtl', undefined, 'rtl']);
  });

  it('hold an image with its link', () => {
    const links = [web, { link_type: 'Any' }].map((linkTo) => ({ ...image, linkTo }));
    expect(read(...links)).toMatchObject([
      { kind: 'image', image: { alt: 'Stóll' }, link: { href: 'https://example.is/' } },
      { kind: 'image', link: undefined },
    ]);
  });
});

it('warns and shows nothing when the value is not a list', () => {
  // The last value is rich text of the first version of the API.
  for (const raw of ['<p>html</p>', 7, {}, { type: 'StructuredText', value: [paragraph('x')] }]) {
    expect(toRichText(raw, source)).toBeUndefined();
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('is not rich text'));
  }
  expect(warn).toHaveBeenCalledTimes(4);
});

it('returns the plain text of a title', () => {
  expect(toPlainText([{ type: 'heading1', text: ' Titill ', spans: [] }])).toBe('Titill');
  expect(toPlainText([])).toBeUndefined();
  expect(toPlainText(null)).toBeUndefined();
  expect(toPlainText([null, { text: 7 }, 'x', { text: 'Leir 🏺' }])).toBe('Leir 🏺');
});

describe('a text with thousands of spans', () => {
  const COUNT = 25_000;
  const text = 'orð '.repeat(COUNT);
  const childrenOf = (spans: object[]) => {
    const [found] = endsInTime(() => read(paragraph(text, spans))) ?? [];
    return found && 'children' in found ? found.children : [];
  };
  const depthOf = (inlines: Inline[]): number =>
    Math.max(
      0,
      ...inlines.map((inline) => ('children' in inline ? 1 + depthOf(inline.children) : 0)),
    );

  it('has them side by side', () => {
    const formats = ['strong', 'em', 'hyperlink'];
    const spans = Array.from({ length: COUNT }, (_, index) =>
      span(formats[index % 3] ?? '', index * 4, index * 4 + 3, web),
    );
    const children = childrenOf(spans);
    expect(children).toHaveLength(2 * COUNT);
    expect(children.at(-2)).toEqual({ kind: 'strong', children: [{ kind: 'text', text: 'orð' }] });
  });

  it('nests no format in itself', () => {
    const spans = Array.from({ length: COUNT }, (_, index) =>
      span(index % 2 === 0 ? 'strong' : 'em', index, text.length - index),
    );
    expect(depthOf(childrenOf(spans))).toBe(2);
    expect(marked('abcdef', span('strong', 0, 4), span('strong', 2, 6))).toBe(
      '<strong>abcd</strong><strong>ef</strong>',
    );
  });

  it('shows twenty formats in a block, and reports that there are more', () => {
    const spans = Array.from({ length: COUNT }, (_, index) =>
      span('label', index, text.length - index, { label: `l${index}` }),
    );
    expect(depthOf(childrenOf(spans))).toBe(20);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('has a block with 25000 formats'));
  });
});
