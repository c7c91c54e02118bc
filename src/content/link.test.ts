import { toLink } from './link';

const source = { documentId: 'doc-1', field: 'content' };
const document = { id: 'a', uid: 'stoll', type: 'project', lang: 'is', url: '/verkefni/stoll/' };

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

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
  it('leads to a document by its address on this site', () => {
    expect(toLink(raw.document, source)).toEqual({ href: '/verkefni/stoll/' });
  });

  it('keeps the address of the web and of files', () => {
    expect(toLink(raw.web, source)).toEqual({ href: 'https://example.is/' });
    expect(toLink(raw.file, source)).toEqual({ href: 'https://example.is/a.pdf' });
  });

  it('remembers that an editor asked for a tab', () => {
    expect(toLink(raw.tab, source)).toEqual({ href: 'https://example.is/', opensNewTab: true });
  });
});

it('is nothing when the field is empty', () => {
  expect(toLink(null, source)).toBeUndefined();
  expect(toLink({ link_type: 'Any' }, source)).toBeUndefined();
  expect(toLink({ link_type: 'Document' }, source)).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

it('is nothing, and says where, when the type has no page', () => {
  expect(
    toLink({ link_type: 'Document', ...document, type: 'banner', url: null }, source),
  ).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/document doc-1, field content: .*“banner”/),
  );
});

it('is nothing, and says where, when the document is not published', () => {
  expect(toLink({ link_type: 'Document', ...document, isBroken: true }, source)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('not published'));
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'http://[',
])('is nothing, and says so, when no reader should open it: %j', (url) => {
  expect(toLink({ link_type: 'Web', url }, source)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no reader should open'));
});

it.each(['/vidburdir/', '#efst', 'mailto:info@example.is', 'tel:+3545550100', '//example.is/x'])(
  'leads to %s',
  (url) => {
    expect(toLink({ link_type: 'Web', url }, source)).toEqual({ href: url });
  },
);

it('leads to the root of the language of a homepage, for which the source plugin makes no page', () => {
  const homepage = { link_type: 'Document', ...document, type: 'homepage', url: null };
  expect(toLink(homepage, source)).toEqual({ href: '/' });
});

it('leads to a file of the site where the build brings it along, in a tab of its own', () => {
  process.env['GATSBY_MEDIA_ORIGIN'] = 'http://localhost:3100';
  const file = { link_type: 'Media', url: 'http://localhost:3100/media/samningur.pdf' };
  expect(toLink(file, source)).toEqual({ href: '/media/samningur.pdf', opensNewTab: true });
  delete process.env['GATSBY_MEDIA_ORIGIN'];
});
