import { compareResponses } from './compareResponses.mjs';

const rules = { headers: { 'X-Content-Type-Options': 'nosniff' } };

const file = {
  status: 200,
  headers: {
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/html; charset=utf-8',
    etag: '"1"',
  } as Record<string, string>,
  body: Buffer.from('0123456789'),
};

type Response = typeof file;
type Change = Partial<Omit<Response, 'headers'>> & { headers?: Record<string, string> };

const changed = ({ headers, ...more }: Change): Response => ({
  ...file,
  ...more,
  headers: { ...file.headers, ...headers },
});

/** Returns what differs between a host's response and `expected`. */
function differencesOf(
  actual: Response | Error,
  { headers = {}, expected = file }: { headers?: Record<string, string>; expected?: Response } = {},
) {
  const request = { kind: 'file', path: '/', method: 'GET', headers };
  return compareResponses(request, rules, expected, actual).map(({ what }) => what);
}

it('accepts equal responses, whatever the ETag and the blanks in lists are', () => {
  const actual = changed({
    headers: { etag: '"2"', 'cache-control': 'public,max-age=0,must-revalidate' },
  });
  expect(differencesOf(actual)).toEqual([]);
});

it.each<[string, Change, string]>([
  ['status', { status: 404 }, 'status'],
  ['body', { body: Buffer.from('012345678X') }, 'body'],
  ['header of the rules', { headers: { 'x-content-type-options': '' } }, 'x-content-type-options'],
  ['Cache-Control', { headers: { 'cache-control': 'no-store' } }, 'cache-control'],
  ['Content-Type', { headers: { 'content-type': 'text/html' } }, 'content-type'],
  ['Location', { headers: { location: '/' } }, 'location'],
  ['Content-Encoding', { headers: { 'content-encoding': 'br', vary: '*' } }, 'content-encoding'],
  ['Allow', { headers: { allow: 'GET' } }, 'allow'],
])('notices another %s', (_what, change, what) => {
  expect(differencesOf(changed(change))).toEqual([what]);
});

it('notices a request without a response', () => {
  expect(differencesOf(new Error('aborted'))).toEqual(['response']);
});

it('wants an ETag, and a Vary with each Content-Encoding', () => {
  expect(differencesOf(changed({ headers: { etag: '' } }))).toEqual(['etag']);
  const compressed = changed({ headers: { 'content-encoding': 'br' } });
  expect(differencesOf(compressed, { expected: compressed })).toEqual(['vary']);
});

it.each(['//other.example/', '/\\other.example/', 'https://other.example/'])(
  'notices a Location on another site, even an expected one: %s',
  (location) => {
    const actual = changed({ status: 301, headers: { location } });
    expect(differencesOf(actual, { expected: actual })).toEqual(['site']);
  },
);

describe('a range', () => {
  const part = (range: string, body: string, content: string) =>
    differencesOf(
      changed({ status: 206, body: Buffer.from(body), headers: { 'content-range': content } }),
      { headers: { Range: range } },
    );

  it('may be answered with its bytes, with the whole file, or with 416', () => {
    expect(part('bytes=2-4', '234', 'bytes 2-4/10')).toEqual([]);
    expect(part('bytes=-3', '789', 'bytes 7-9/10')).toEqual([]);
    expect(differencesOf(file, { headers: { Range: 'bytes=2-4' } })).toEqual([]);
    const refused = changed({ status: 416, body: Buffer.from('') });
    expect(differencesOf(refused, { headers: { Range: 'bytes=10-' } })).toEqual([]);
  });

  it('is not answered with other bytes, another size, or 416 within the file', () => {
    expect(part('bytes=2-4', '345', 'bytes 2-4/10')).toEqual(['range']);
    expect(part('bytes=2-4', '234', 'bytes 2-4/11')).toEqual(['range']);
    const refused = changed({ status: 416, body: Buffer.from('') });
    expect(differencesOf(refused, { headers: { Range: 'bytes=2-4' } })).toEqual(['range']);
  });
});
