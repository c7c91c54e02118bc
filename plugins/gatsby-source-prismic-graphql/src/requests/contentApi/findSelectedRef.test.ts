import { findSelectedRef, hasRefusedPreview } from './findSelectedRef';
import { readHeaderCookie } from './cookies';
import type { RepositoryMetadata } from './toMetadata';
import { toMetadata } from './toMetadata';

const endpoint = 'https://acme.cdn.prismic.io/api/v2';
const token = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const name = 'm-aLx3dREAAC8A1f2k:p-9f1c7a52';
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

const own = { 'acme.prismic.io': { preview: token } };
const others = { _tracker: 'x', 'other.prismic.io': { preview: 'm-y:p-x' } };

test.each<[string, Record<string, string>, string]>([
  ['no cookie', {}, 'ref-1'],
  ['cookies with other names', { gdprConsent: 'true', 'not.io.prismic.preview': token }, 'ref-1'],
  ['a preview', { 'not.io.prismic.preview': 'x', ...preview(token) }, token],
  ['a preview, not encoded, as version 3 wrote it', { 'io.prismic.preview': token }, token],
  ['the toolbar’s cookie for two repositories', preview({ ...others, ...own }), token],
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
  ['an experiment and a preview', { ...experiment, ...preview(token) }, token],
  ['an experiment and a foreign preview', { ...experiment, ...preview(foreign) }, 'ref-variation'],
])('cookies: %s', (_, cookies, ref) => {
  expect(refOf(cookies)).toBe(ref);
});

const inCookie = (host: string, ref: string) => JSON.stringify({ [host]: { preview: ref } });

test.each<[string, string, boolean]>([
  ['nothing', '', false],
  ['a preview', token, false],
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
