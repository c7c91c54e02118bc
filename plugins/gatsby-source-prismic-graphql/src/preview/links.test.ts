/** @jest-environment jsdom */
import { toEditLink, toShareLink } from './createSession';
import type { PreviewManifest } from './previewRequests';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/site${path}` }));

const manifest = {
  api: 'http://localhost:3100/api/v2',
  previewPath: '/preview',
} as PreviewManifest;
const document = { id: 'X 1/', uid: 'a', type: 'article', lang: 'is', url: '/a/' };
const token = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const release = { ref: 'Z5~X1', label: 'Christmas' };

const read = (link: string) => {
  const { origin, pathname, searchParams } = new URL(link);
  return [origin + pathname, Object.fromEntries(searchParams)];
};
const landing = 'http://localhost/site/preview/';

test.each([
  [{ token }, { token }],
  [{ token, release }, { token: 'https://acme.prismic.io/previews/Z5~X1?websitePreviewId=Z3' }],
  [{ token: 'm-1:p-a' }, { token: 'm-1:p-a' }],
  [{ token: 'm-1:p-a', release }, { token: 'Z5~X1' }],
  [{ experiment: 'long-name now' }, { experiment: 'long-name now' }],
])(
  'a share link leads to the landing page with the selected content: %j',
  (selected, parameters) => {
    expect(read(toShareLink(manifest, selected, document))).toEqual([
      landing,
      { ...parameters, documentId: 'X 1/' },
    ]);
  },
);

test('a share link for a page without a document has no documentId', () => {
  const slashed = { ...manifest, previewPath: '/preview/' };
  expect(read(toShareLink(slashed, { token }, undefined))).toEqual([landing, { token }]);
});

test('an edit link leads to Prismic, or to another content service', () => {
  const acme = { ...manifest, repositoryName: 'acme' };
  expect(toEditLink(acme, document)).toBe('https://acme.prismic.io/builder/pages/X%201%2F');
  expect(toEditLink(manifest, document)).toBe('http://localhost:3100/#X%201%2F');
});
