import { toPlainText, toRichText } from './richText';

const source = { documentId: 'doc-1', field: 'content' };
const paragraph = (text: string, spans: object[] = []) => ({ type: 'paragraph', text, spans });

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

it('reads headings, paragraphs and preformatted text', () => {
  const blocks = toRichText(
    [
      { type: 'heading2', text: 'Leir', spans: [] },
      paragraph('Orð'),
      { type: 'preformatted', text: 'a\nb', spans: [] },
    ],
    source,
  );
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, children: [{ kind: 'text', text: 'Leir' }] },
    { kind: 'paragraph', children: [{ kind: 'text', text: 'Orð' }] },
    { kind: 'preformatted', children: [{ kind: 'text', text: 'a\nb' }] },
  ]);
});

it('keeps the outline of the page whole: from the second level, one deeper at a time', () => {
  const heading = (level: number) => ({ type: `heading${level}`, text: 'x', spans: [] });
  const levelsOf = (...levels: number[]) =>
    toRichText(levels.map(heading), source)?.map((block) => 'level' in block && block.level);
  expect(levelsOf(2, 3, 4, 2)).toEqual([2, 3, 4, 2]);
  expect(levelsOf(3, 3, 4, 3)).toEqual([2, 2, 3, 2]);
  expect(levelsOf(1, 6, 2, 4)).toEqual([2, 3, 3, 4]);
  expect(levelsOf(4, 2, 4)).toEqual([2, 2, 3]);
  expect(levelsOf(1, 2, 3, 4, 5, 6)).toEqual([2, 3, 4, 5, 6, 6]);
});

it('gathers items that follow each other into one list', () => {
  const item = (type: string, text: string) => ({ type, text, spans: [] });
  const blocks = toRichText(
    [item('list-item', 'a'), item('list-item', 'b'), item('o-list-item', 'c')],
    source,
  );
  expect(blocks).toEqual([
    {
      kind: 'list',
      ordered: false,
      items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
    },
    { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'c' }]] },
  ]);
});

it('nests spans that overlap without losing a letter', () => {
  const blocks = toRichText(
    [
      paragraph('abcdef', [
        { type: 'strong', start: 0, end: 4 },
        { type: 'em', start: 2, end: 6 },
      ]),
    ],
    source,
  );
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      children: [
        {
          kind: 'strong',
          children: [
            { kind: 'text', text: 'ab' },
            { kind: 'em', children: [{ kind: 'text', text: 'cd' }] },
          ],
        },
        { kind: 'em', children: [{ kind: 'text', text: 'ef' }] },
      ],
    },
  ]);
});

it('resolves links, and keeps the words of one that leads nowhere', () => {
  const link = (data: object) => [{ type: 'hyperlink', start: 0, end: 3, data }];
  const blocks = toRichText(
    [
      paragraph(
        'hér',
        link({ link_type: 'Document', id: 'x', type: 'page', uid: 'styrkir', lang: 'is' }),
      ),
      paragraph('hér', link({ link_type: 'Document', id: 'x', type: 'banner', lang: 'is' })),
    ],
    source,
  );
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      children: [
        {
          kind: 'link',
          link: { href: '/page/styrkir/' },
          children: [{ kind: 'text', text: 'hér' }],
        },
      ],
    },
    { kind: 'paragraph', children: [{ kind: 'text', text: 'hér' }] },
  ]);
});

it('drops the empty paragraphs that editors leave behind', () => {
  expect(toRichText([paragraph(''), paragraph('  ')], source)).toBeUndefined();
});

it('warns and shows nothing when the value is not a list', () => {
  expect(toRichText('<p>html</p>', source)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('is not rich text'));
});

it('gives the plain words of a title', () => {
  expect(toPlainText([{ type: 'heading1', text: ' Titill ', spans: [] }])).toBe('Titill');
  expect(toPlainText([])).toBeUndefined();
  expect(toPlainText(null)).toBeUndefined();
});
