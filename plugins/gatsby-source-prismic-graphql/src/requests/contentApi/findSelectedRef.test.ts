import { findSelectedRef } from './findSelectedRef';
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

const refOf = (cookies: Record<string, string>) =>
  findSelectedRef(
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    metadata,
    endpoint,
  );
const preview = (value: unknown) => ({
  'io.prismic.preview': encodeURIComponent(
    typeof value === 'string' ? value : JSON.stringify(value),
  ),
});
const experiment = { 'io.prismic.experiment': 'g1%200' };

test.each<[string, Record<string, string>, string]>([
  ['none', {}, 'ref-1'],
  ['others', { gdprConsent: 'true', 'not.io.prismic.preview': token }, 'ref-1'],
  [
    'a preview, after one of a longer name',
    { 'not.io.prismic.preview': 'x', ...preview(token) },
    token,
  ],
  ['a preview', { gdprConsent: 'true', ...preview(token) }, token],
  ['a preview as the plugin of 2019 wrote it', { 'io.prismic.preview': token }, token],
  ['that of the toolbar', preview({ _tracker: 'x', 'acme.prismic.io': { preview: token } }), token],
  [
    'that of the toolbar, for two repositories',
    preview({ 'other.prismic.io': { preview: foreign }, 'acme.prismic.io': { preview: token } }),
    token,
  ],
  ['that of the toolbar without a preview', preview({ _tracker: 'x' }), 'ref-1'],
  ['another repository’s preview', preview(foreign), 'ref-1'],
  ['a damaged preview', { 'io.prismic.preview': '%7B%22acme%' }, 'ref-1'],
  ['broken JSON', preview('{"acme.prismic.io":'), 'ref-1'],
  ['an empty preview', preview(''), 'ref-1'],
  ['an experiment', experiment, 'ref-variation'],
  ['an experiment’s ref', { 'io.prismic.experiment': 'ref-variation' }, 'ref-variation'],
  ['an experiment that has ended', { 'io.prismic.experiment': 'g7%200' }, 'ref-1'],
  ['an experiment and a preview', { ...experiment, ...preview(token) }, token],
  [
    'an experiment, and a preview of others',
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
])('%s is of %s', (address, of) => {
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
])('%s is not of %s', (address, of) => {
  expect(isOwnAddress(address, of)).toBe(false);
});
