import { toLink } from './link';

const source = { documentId: 'doc-1', field: 'content' };
const document = { id: 'a', uid: 'stoll', type: 'project', lang: 'is', url: '/verkefni/stoll/' };

const warn = jest.spyOn(console, 'warn').mockImplementation();
beforeEach(() => warn.mockClear());

describe.each([
  [
    'GraphQL',
    {
      document: { _linkType: 'Link.document', _meta: document },
      web: { _linkType: 'Link.web', url: 'https://example.is/' },
      tab: { _linkType: 'Link.web', url: 'https://example.is/', target: '_blank' },
      file: { _linkType: 'Link.file', url: 'https://example.is/a.pdf' },
    },
  ],
  [
    'REST',
    {
      document: { link_type: 'Document', ...document, isBroken: false },
      web: { link_type: 'Web', url: 'https://example.is/' },
      tab: { link_type: 'Web', url: 'https://example.is/', target: '_blank' },
      file: { link_type: 'Media', kind: 'document', url: 'https://example.is/a.pdf' },
    },
  ],
])('a link of the %s API', (_api, raw) => {
  it('returns the path of a linked document', () => {
    expect(toLink(raw.document, source)).toEqual({ href: '/verkefni/stoll/' });
  });

  it('returns the URL of a web page or a file', () => {
    expect(toLink(raw.web, source)).toEqual({ href: 'https://example.is/' });
    expect(toLink(raw.file, source)).toEqual({ href: 'https://example.is/a.pdf' });
  });

  it('opens a new tab if the editor chose so', () => {
    expect(toLink(raw.tab, source)).toEqual({ href: 'https://example.is/', opensNewTab: true });
  });
});

it.each(['mailto:info@example.is', 'tel:+3545550100'])('opens no tab for %s', (url) => {
  const link = { link_type: 'Web', url, target: '_blank' };
  expect(toLink(link, source)).toEqual({ href: url });
});

it('returns undefined for an empty field', () => {
  expect(toLink(null, source)).toBeUndefined();
  expect(toLink({ link_type: 'Any' }, source)).toBeUndefined();
  expect(toLink({ link_type: 'Document' }, source)).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

it('returns undefined and reports the field when the type has no page', () => {
  expect(
    toLink({ link_type: 'Document', ...document, type: 'banner', url: null }, source),
  ).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/document doc-1, field content: .*“banner”/),
  );
});

it('returns undefined and reports the field when the document is not published', () => {
  expect(toLink({ link_type: 'Document', ...document, isBroken: true }, source)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('not published'));
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'http://[',
  'javascript://a/%0aalert(1)',
  'ftp://example.is/x',
  // Browsers read these as another site.
  '/\\example.is',
  '\\/example.is',
  '\\\\example.is',
  '/\t/example.is',
  '/\n/example.is',
  'https:example.is',
  'http:/example.is',
  'https:\\\\example.is',
])('returns undefined and reports an unsafe address: %j', (url) => {
  expect(toLink({ link_type: 'Web', url }, source)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('unsafe or not an address'));
});

it.each(['www.example.is', 'verkefni/', 'info@example.is', '555 0100', 'https://#efst', '...'])(
  'returns undefined and reports what browsers would look for beside the page: %j',
  (url) => {
    expect(toLink({ link_type: 'Web', url }, source)).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(`“${url}”`));
  },
);

it.each([
  '/vidburdir/',
  '#efst',
  '?a=1',
  'mailto:info@example.is',
  'tel:+3545550100',
  '//example.is/x',
])('accepts %s', (url) => {
  expect(toLink({ link_type: 'Web', url }, source)).toEqual({ href: url });
});

it.each([
  [' https://example.is/a b\n', 'https://example.is/a%20b'],
  ['https://example.is/\r\nlöng-\tslóð', 'https://example.is/löng-slóð'],
  [
    'mailto:info@example.is?subject=Góðan\u00a0dag',
    'mailto:info@example.is?subject=Góðan%C2%A0dag',
  ],
  ['/vidburdir/\u2028', '/vidburdir/'],
])('writes the white space in %j as an address has it', (url, href) => {
  expect(toLink({ link_type: 'Web', url }, source)).toEqual({ href });
});

it('links a homepage to the root of its language: the source plugin creates no page for it', () => {
  const homepage = { link_type: 'Document', ...document, type: 'homepage', url: null };
  expect(toLink(homepage, source)).toEqual({ href: '/' });
});

it('links to the copy on this site, in a new tab, if the build includes the file', () => {
  process.env['GATSBY_MEDIA_ORIGIN'] = 'http://localhost:3100';
  const file = { link_type: 'Media', url: 'http://localhost:3100/media/samningur.pdf' };
  expect(toLink(file, source)).toEqual({ href: '/media/samningur.pdf', opensNewTab: true });
  const other = { link_type: 'Media', url: 'http://localhost:3100/media/..//example.is/' };
  expect(toLink(other, source)).toEqual({ href: other.url });
  delete process.env['GATSBY_MEDIA_ORIGIN'];
});
