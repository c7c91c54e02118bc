import { isAddress, isPreviewAddress, isPreviewRef, toPreviewName, toSession } from './previewRef';

const endpoint = 'https://acme.cdn.prismic.io/api/v2';
const address = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const name = 'm-aLx3dREAAC8A1f2k:p-9f1c7a52';

test.each([
  [address, endpoint],
  [address, 'https://ACME.prismic.io/api/v2'],
  ['http://localhost:3100/previews/X1:Y2', 'http://localhost:3100/api/v2'],
])('%s is the address of a preview of %s', (text, of) => {
  expect([isAddress(text, of), isPreviewAddress(text, of)]).toEqual([true, true]);
  expect(isPreviewRef(text, of)).toBe(true);
});

test.each([[name], ['Z5release~X1master'], ['m-a_b.c:p-d:e-f']])(
  '%s is the ref of a preview, and no address',
  (text) => {
    expect(isPreviewRef(text, endpoint)).toBe(true);
    expect(isPreviewAddress(text, endpoint)).toBe(false);
  },
);

test.each([
  [address.replace('acme', 'other'), endpoint],
  ['http://localhost:3101/previews/X1', 'http://localhost:3100/api/v2'],
  ['https://acme.prismic.io.example/previews/X1', endpoint],
  ['https://acme.prismic.io@example.is/previews/X1', endpoint],
  ['https://acme.prismic.io\\@example.is/previews/X1', endpoint],
  ['https://a:b@acme.prismic.io/previews/X1', endpoint],
  ['https://acme.prismic.io/<script>/previews', endpoint],
  ['data:text/html,<script>alert(1)</script>/previews/x', endpoint],
  ['//acme.prismic.io/previews/X1', endpoint],
  ['https://acme.prismic.io/api/v2', endpoint],
  ['https://acme.prismic.io/previews/?websitePreviewId=X', endpoint],
  ['https://acme.prismic.io/?x=/previews/X1', endpoint],
  ['https://acme.prismic.io/api/v2#/previews/X1', endpoint],
  ['https://acme.prismic.io?/previews/X1', endpoint],
  ['https://acme.prismic.io/api/previews/X1', endpoint],
  ['https://acme.prismic.io/previews/../api/v2', endpoint],
  ['https://acme.prismic.io/previews/%2E%2e/api/v2', endpoint],
  ['https://acme.prismic.io/previews/..\\api/v2', endpoint],
  ['javascript:alert(1)//https://acme.prismic.io/previews/x', endpoint],
  ['<img src=x onerror=alert(1)>', endpoint],
  [`${name}\n`, endpoint],
  [`${name}; path=/`, endpoint],
  [`${name}/../x`, endpoint],
  [':p-9f1c7a52', endpoint],
  ['X1', endpoint],
  ['', endpoint],
  ['', ''],
])('%j is no ref of a preview of %s', (text, of) => {
  expect(isPreviewRef(text, of)).toBe(false);
});

test.each([
  [address, 'X1:Y2', 'X1'],
  ['https://acme.prismic.io/previews/X1%3AY3', 'X1:Y3', 'X1'],
  ['https://acme.prismic.io/previews/%E0%A4', '%E0%A4', '%E0%A4'],
  [name, name, 'p-9f1c7a52'],
  ['https://acme.prismic.io/previews/Z5~X1?websitePreviewId=Z3', 'Z5~X1', 'Z5~X1'],
])('%s has the name %s and is of the session %s', (ref, expectedName, session) => {
  expect([toPreviewName(ref), toSession(ref)]).toEqual([expectedName, session]);
});
