import { readFileSync } from 'node:fs';
import { compareResponses, knownDifferences } from './compareResponses';

const required = { 'X-Content-Type-Options': 'nosniff' };

const file = {
  status: 200,
  headers: {
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: '"1"',
  } as Record<string, string>,
  body: Buffer.from('0123456789'),
};

type Change = Partial<Omit<typeof file, 'headers'>> & { headers?: Record<string, string> };

/** Returns what differs between `file` and a changed response. */
function differencesOf({ headers, ...change }: Change, Range?: string) {
  const actual = { ...file, ...change, headers: { ...file.headers, ...headers } };
  const request = { kind: 'file', path: '/', method: 'GET', headers: { ...(Range && { Range }) } };
  return compareResponses(request, required, file, actual).map(({ what }) => what);
}

it.each<[string, Change, string[]]>([
  [
    'ETag or blank in a list',
    { headers: { etag: '"2"', 'cache-control': 'public,max-age=0,must-revalidate' } },
    [],
  ],
  ['status', { status: 404 }, ['status']],
  ['body', { body: Buffer.from('012345678X') }, ['body']],
  [
    'header of the rules',
    { headers: { 'x-content-type-options': '' } },
    ['x-content-type-options'],
  ],
  ['Cache-Control', { headers: { 'cache-control': 'no-store' } }, ['cache-control']],
  ['site', { headers: { location: '//other.example/' } }, ['location', 'site']],
  [
    'encoding without Vary',
    { headers: { 'content-encoding': 'br' } },
    ['content-encoding', 'vary'],
  ],
  ['response without an ETag', { headers: { etag: '' } }, ['etag']],
])('compares another %s', (_what, change, differences) => {
  expect(differencesOf(change)).toEqual(differences);
});

it('accepts the bytes of a range, the complete file, and 416 beyond its end', () => {
  const part = (body: string, content: string): Change => ({
    status: 206,
    body: Buffer.from(body),
    headers: { 'content-range': content },
  });
  expect(differencesOf(part('234', 'bytes 2-4/10'), 'bytes=2-4')).toEqual([]);
  expect(differencesOf(part('789', 'bytes 7-9/10'), 'bytes=-3')).toEqual([]);
  expect(differencesOf({}, 'bytes=2-4')).toEqual([]);
  expect(differencesOf({ status: 416 }, 'bytes=10-')).toEqual([]);
  expect(differencesOf({ status: 416 }, 'bytes=2-4')).toEqual(['range']);
  expect(differencesOf(part('345', 'bytes 2-4/10'), 'bytes=2-4')).toEqual(['range']);
});

it('docs/hosts.md has every known difference', () => {
  const text = readFileSync('docs/hosts.md', 'utf8').replace(/\s+/g, ' ');
  const reasons = Object.values(knownDifferences).flatMap((byReason) => Object.keys(byReason));
  expect(reasons.filter((reason) => !text.includes(reason))).toEqual([]);
});
