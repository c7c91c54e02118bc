import { reportContent, toText } from './cmsValues';

test.each([
  ['', undefined],
  [' \u00a0\n', undefined],
  ['\u200b\u00ad\u2060\ufeff', undefined],
  ['\u3164\u115f\u2800', undefined],
  ['\u202e\u2066 \u2069', undefined],
  ['\u200b\u0007\ufe0f', undefined],
  [7, undefined],
  [' Leirlist ', 'Leirlist'],
  ['\u200fשלום\u200f', '\u200fשלום\u200f'],
  ['👩\u200d🎨', '👩\u200d🎨'],
])('%j is the text %j', (value, text) => {
  expect(toText(value)).toBe(text);
});

/** Returns how many directions a text leaves open, as browsers count (UAX #9, X1 to X8). */
function countOpen(text: string): number {
  const open: string[] = [];
  for (const character of text) {
    if (/[\u202a\u202b\u202d\u202e\u2066-\u2068]/.test(character)) open.push(character);
    const last = open.findLastIndex((each) => /[\u2066-\u2068]/.test(each));
    if (character === '\u2069' && last >= 0) open.length = last;
    if (character === '\u202c' && open.length > 0 && last < open.length - 1) open.pop();
  }
  return open.length;
}

test.each([
  ['Sýning \u202egninýs', 1],
  ['\u202b\u202e\u202aabc', 3],
  ['\u2067\u202e\u2066abc', 3],
  ['\u202e\u2067\u202eabc', 3],
  ['\u202eabc\u202c \u2066def\u2069', 0],
  ['\u2069\u202c\u202e', 1],
])('a direction that %j sets ends with the text', (value, count) => {
  const text = toText(`x${value}`) ?? '';
  expect([countOpen(value), countOpen(text)]).toEqual([count, 0]);
  expect(text).toMatch(new RegExp(`^x${value}`));
});

describe('reportContent', () => {
  const report = () => reportContent({ documentId: 'doc-1', field: 'lead' }, 'is not rich text');
  const message = 'Content: document doc-1, field lead: is not rich text';
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  afterEach(() => {
    warn.mockClear();
    delete process.env['GATSBY_STRICT_CONTENT'];
  });

  it('warns with document, field and problem', () => {
    report();
    expect(warn.mock.calls).toEqual([[message]]);
  });

  it('stops a strict build with the same message', () => {
    process.env['GATSBY_STRICT_CONTENT'] = 'true';
    expect(report).toThrow(message);
    expect(warn).not.toHaveBeenCalled();
  });
});
