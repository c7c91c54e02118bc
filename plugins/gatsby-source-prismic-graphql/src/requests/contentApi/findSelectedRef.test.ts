import { findSelectedRef } from './findSelectedRef';
import { readHeaderCookie } from './headerCookies';
import { isOwnAddress } from './isOwnAddress';
import type { RepositoryMetadata } from './toMetadata';
import { toMetadata } from './toMetadata';

const endpoint = 'https://acme.cdn.prismic.io/api/v2';
const token = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const foreign = 'https://other.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const metadata = toMetadata({
  refs: [{ ref: 'ref-1', isMasterRef: true }],
  experiments: {
    running: [{ googleId: 'g1', variations: [{ ref: 'ref-variation', label: 'Base' }] }],
  },
}) as RepositoryMetadata;

function refOf(cookies: Record<string, string>): string {
  const header = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return findSelectedRef((name) => readHeaderCookie(header, name), metadata, endpoint);
}
const preview = (value: unknown) => ({
  'io.prismic.preview': encodeURIComponent(
    typeof value === 'string' ? value : JSON.stringify(value),
  ),
});
const experiment = { 'io.prismic.experiment': 'g1%200' };

test.each<[string, Record<string, string>, string]>([
  ['no cookie', {}, 'ref-1'],
  ['other cookies', { gdprConsent: 'true', 'not.io.prismic.preview': token }, 'ref-1'],
  [
    'a preview, after a cookie whose name ends alike',
    { 'not.io.prismic.preview': 'x', ...preview(token) },
    token,
  ],
  ['a preview', { gdprConsent: 'true', ...preview(token) }, token],
  [
    'a preview, not encoded, as version 3 of the plugin wrote it',
    { 'io.prismic.preview': token },
    token,
  ],
  [
    'the toolbar’s cookie',
    preview({ _tracker: 'x', 'acme.prismic.io': { preview: token } }),
    token,
  ],
  [
    'the toolbar’s cookie for two repositories',
    preview({ 'other.prismic.io': { preview: foreign }, 'acme.prismic.io': { preview: token } }),
    token,
  ],
  ['the toolbar’s cookie without a preview', preview({ _tracker: 'x' }), 'ref-1'],
  ['another repository’s preview', preview(foreign), 'ref-1'],
  ['a damaged preview', { 'io.prismic.preview': '%7B%22acme%' }, 'ref-1'],
  ['broken JSON', preview('{"acme.prismic.io":'), 'ref-1'],
  ['an empty preview', preview(''), 'ref-1'],
  ['an experiment', experiment, 'ref-variation'],
  ['an experiment’s ref', { 'io.prismic.experiment': 'ref-variation' }, 'ref-variation'],
  ['an experiment that has ended', { 'io.prismic.experiment': 'g7%200' }, 'ref-1'],
  ['an experiment and a preview', { ...experiment, ...preview(token) }, token],
  [
    'an experiment, and a preview of another repository',
    { ...experiment, ...preview(foreign) },
    'ref-variation',
  ],
])('cookies: %s', (_, cookies, ref) => {
  expect(refOf(cookies)).toBe(ref);
});

test.each([
  [token, endpoint],
  [token, 'https://ACME.prismic.io/api/v2'],
  ['http://localhost:3100/previews/X1:Y2', 'http://localhost:3100/api/v2'],
])('%s belongs to %s', (address, of) => {
  expect(isOwnAddress(address, of)).toBe(true);
});

test.each([
  [foreign, endpoint],
  ['http://localhost:3101/previews/X1', 'http://localhost:3100/api/v2'],
  ['https://acme.prismic.io.example/previews/X1', endpoint],
  ['https://acme.prismic.io@example.is/previews/X1', endpoint],
  ['https://acme.prismic.io\\@example.is/previews/X1', endpoint],
  ['//acme.prismic.io/previews/X1', endpoint],
  ['javascript:alert(1)//https://acme.prismic.io/', endpoint],
  ['X1:Y2', endpoint],
  ['', endpoint],
  ['X1:Y2', ''],
])('%s does not belong to %s', (address, of) => {
  expect(isOwnAddress(address, of)).toBe(false);
});
