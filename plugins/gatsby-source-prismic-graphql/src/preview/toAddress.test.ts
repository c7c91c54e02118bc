import type { PreviewDocument } from './createDocumentFinder';
import { toAddress } from './createPreviewPages';

jest.mock('gatsby', () => ({}));

const find = (type: string, uid: string | null, url: string | null): PreviewDocument => ({
  document: { id: 'X1', uid, type, lang: 'is', url },
  context: {},
});
const entry = { match: '/:uid', path: '/_preview', langs: ['is'], selection: '', keys: [] };
const manifest = { pages: [{ type: 'LandingPage', ...entry }] };

it('refuses a document whose page the site makes itself, if no link resolver is registered', () => {
  const post = find('post', 'a', null);
  expect(() => toAddress(post, manifest, {})).toThrow(
    /document 'a' \(id X1\).*type 'post'.*Call registerLinkResolver/,
  );
  const linkResolver = () => null;
  expect(toAddress(post, manifest, { linkResolver })).toBe('/');
  expect(toAddress(find('post', 'a', '/a'), manifest, { linkResolver })).toBe('/a');
});

it.each<[string, PreviewDocument | undefined]>([
  ['no document', undefined],
  ['a menu', find('menu', null, null)],
  ['a document that the pages exclude', find('landing-page', 'a', null)],
])('opens the front page for %s', (_, found) => {
  expect(toAddress(found, manifest, {})).toBe('/');
});
