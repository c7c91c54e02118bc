import { readHeaderCookie } from './cookies';
import {
  findSelectedRef,
  hasRefusedPreview,
  isAddress,
  isPreviewAddress,
  isPreviewRef,
  toPreviewName,
  toSession,
} from './previewRef';
import type { RepositoryMetadata } from './toMetadata';
import { toMetadata } from './toMetadata';

const endpoint = 'https://acme.cdn.prismic.io/api/v2';
const address = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const foreign = 'https://other.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
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

const own = { 'acme.prismic.io': { preview: address } };
const others = { _tracker: 'x', 'other.prismic.io': { preview: 'm-y:p-x' } };

test.each<[string, Record<string, string>, string]>([
  ['no cookie', {}, 'ref-1'],
  ['cookies with other names', { gdprConsent: 'true', 'not.io.prismic.preview': address }, 'ref-1'],
  ['a preview', { 'not.io.prismic.preview': 'x', ...preview(address) }, address],
  ['a preview, not encoded, as version 3 wrote it', { 'io.prismic.preview': address }, address],
  ['the toolbar’s cookie for two repositories', preview({ ...others, ...own }), address],
  ['a preview by name', preview(name), name],
  [
    'the toolbar’s cookie with names',
    preview({ ...others, 'acme.prismic.io': { preview: name } }),
    name,
  ],
  ['another repository’s name', preview(others), 'ref-1'],
  ['another repository’s preview', preview(foreign), 'ref-1'],
  ['a damaged preview', { 'io.prismic.preview': '%7B%22acme%' }, 'ref-1'],
  ['broken JSON', preview('{"acme.prismic.io":'), 'ref-1'],
  ['an empty preview', preview(''), 'ref-1'],
  ['an experiment', experiment, 'ref-variation'],
  ['an experiment’s ref', { 'io.prismic.experiment': 'ref-variation' }, 'ref-variation'],
  ['an experiment that has ended', { 'io.prismic.experiment': 'g7%200' }, 'ref-1'],
  ['an experiment and a preview', { ...experiment, ...preview(address) }, address],
  ['an experiment and a foreign preview', { ...experiment, ...preview(foreign) }, 'ref-variation'],
])('cookies: %s', (_, cookies, ref) => {
  expect(refOf(cookies)).toBe(ref);
});

const inCookie = (host: string, ref: string) => JSON.stringify({ [host]: { preview: ref } });

test.each<[string, string, boolean]>([
  ['nothing', '', false],
  ['a preview', address, false],
  ['a name', name, false],
  ['another repository’s preview', foreign, true],
  ['a malformed value', '<script>', true],
  ['broken JSON', '{"acme.prismic.io":', true],
  ['the toolbar’s tracker', '{"_tracker":"x"}', false],
  ['no preview of the repository', '{"acme.prismic.io":{}}', false],
  ['a preview in JSON', inCookie('acme.prismic.io', name), false],
  ['another repository’s entry', inCookie('other.prismic.io', foreign), false],
  ['another repository’s preview in its entry', inCookie('acme.prismic.io', foreign), true],
])('a cookie with %s has a refused preview: %s, %s', (_, value, isRefused) => {
  expect(hasRefusedPreview(value, endpoint)).toBe(isRefused);
});
