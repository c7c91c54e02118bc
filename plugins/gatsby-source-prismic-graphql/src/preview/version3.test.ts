import LandingPage from './LandingPage';
import { linkResolver, registerLinkResolver } from './registerPreview';
import {
  fieldName,
  getCookies,
  getCursorFromDocumentIndex,
  getDocumentIndexFromCursor,
  PreviewPage,
  typeName,
  withPreview,
} from './version3';

const meta = { id: 'A', uid: 'a', type: 'article', lang: 'is' } as Parameters<
  typeof linkResolver
>[0];

test('linkResolver is the registered one; before, every address is the front page', () => {
  expect(linkResolver(meta)).toBe('/');
  registerLinkResolver(({ uid }) => `/${uid}/`);
  expect(linkResolver(meta)).toBe('/a/');
});

test('withPreview changes nothing', () => {
  const render = () => null;
  expect(withPreview(render, {}, [])).toBe(render);
});

test.each([0, 19, 1234])('the cursor of document %s leads back to it', (index) => {
  expect(getDocumentIndexFromCursor(getCursorFromDocumentIndex(index))).toBe(String(index));
});

test('a cursor is Prismic’s', () => {
  expect(getCursorFromDocumentIndex(3)).toBe('YXJyYXljb25uZWN0aW9uOjM=');
});

test('cookies by name; none while a page is built', () => {
  expect([...getCookies()]).toEqual([]);
  const document = { cookie: 'io.prismic.preview=https%3A%2F%2Fa; consent=all' };
  Object.assign(globalThis, { document });
  try {
    expect(getCookies().get('io.prismic.preview')).toBe('https://a');
    expect(getCookies().get('consent')).toBe('all');
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
});

test('the landing page and the names of version 3', () => {
  expect([PreviewPage, fieldName, typeName]).toEqual([LandingPage, 'prismic', 'PRISMIC']);
});
