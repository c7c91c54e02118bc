import { toLink } from './link';
import { prepareDrafts } from './prepareDrafts';
import { toRichText } from './richText';

const source = { documentId: 'doc-1', field: 'content' };

beforeAll(() => prepareDrafts('https://example.is'));

test.each([
  ['www.example.org', 'https://www.example.org'],
  ['https://www.example.is/verkefni/', '/verkefni/'],
  ['555 0100', 'tel:+3545550100'],
])('a link field of a draft with %s leads to %s', (url, href) => {
  expect(toLink({ _linkType: 'Link.web', url }, source)).toEqual({ href });
});

test('a text of a draft has parts, and links to them', () => {
  const data = { link_type: 'Web', url: 'https://#Opnunartími' };
  const blocks = [
    { type: 'heading2', text: 'Opnunartími', spans: [] },
    { type: 'paragraph', text: 'Hús', spans: [{ start: 0, end: 3, type: 'hyperlink', data }] },
  ];
  expect(toRichText(blocks, source)).toMatchObject([
    { kind: 'heading', id: 'opnunartimi' },
    { children: [{ kind: 'link', link: { href: '#opnunartimi' } }] },
  ]);
});

test('a text that is no address is reported as the editor has typed it', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(toLink({ _linkType: 'Link.web', url: 'stólar' }, source)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('links to “stólar”'));
  warn.mockRestore();
});
