import { endsInTime } from '../../test/endsInTime';
import { readTypedLink, toPartId } from './prepareRichText';

const siteUrl = 'https://example.is';

const read = (typed: string) => readTypedLink(typed, siteUrl);

describe('an editor who types', () => {
  test.each([
    ['www.example.org', 'https://www.example.org'],
    ['example.org/x', 'https://example.org/x'],
    ['//example.org/x', 'https://example.org/x'],
    ['Example.org?x=1', 'https://Example.org?x=1'],
    ['hönnun.is/á', 'https://hönnun.is/á'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    [' www.example.org\n', 'https://www.example.org'],
    ['www.example.org/skjal.pdf', 'https://www.example.org/skjal.pdf'],
    ['info@example.org', 'mailto:info@example.org'],
    ['https://info@example.org', 'mailto:info@example.org'],
    ['info@example.org?subject=Góðan dag', 'mailto:info@example.org?subject=Góðan dag'],
    ['https://mailto:info@example.org', 'mailto:info@example.org'],
    ['555 0100', 'tel:+3545550100'],
    ['5550100', 'tel:+3545550100'],
    ['555-0100', 'tel:+3545550100'],
    ['555\u00a00100', 'tel:+3545550100'],
    ['https://555 0100', 'tel:+3545550100'],
    ['tel:555 0100', 'tel:+3545550100'],
    ['+354 555 0100', 'tel:+3545550100'],
    ['0045 33 12 34 56', 'tel:+4533123456'],
    ['tel:112', 'tel:112'],
    ['verkefni/', '/verkefni/'],
    ['verkefni', '/verkefni'],
    ['https://verkefni/', '/verkefni/'],
    ['en/verkefni/x/?a=1#Myndir', '/en/verkefni/x/?a=1#myndir'],
    ['leit/?query=leir', '/leit/?query=leir'],
    ['about/', '/about/'],
    ['https://#opnunartimi', '#opnunartimi'],
    ['https://#Opnunartími & aðgengi', '#opnunartimi-adgengi'],
    ['#opnunart%C3%ADmi', '#opnunartimi'],
    ['https:///verkefni/', '/verkefni/'],
    ['https:////example.org/x', '/example.org/x'],
    ['https://?a=1', '?a=1'],
    ['#', '#'],
    ['#:~:text=Leir', '#:~:text=Leir'],
    ['#%E0%A4%A', '#%E0%A4%A'],
  ])('%j gets %s', (typed, href) => {
    expect(read(typed)).toBe(href);
  });

  test.each([
    'https://example.is/verkefni/x/?a=1#Leir',
    'http://example.is/verkefni/x/?a=1#leir',
    'https://www.example.is/verkefni/x/?a=1#leir',
    '//example.is/verkefni/x/?a=1#leir',
    'HTTPS://EXAMPLE.IS/verkefni/x/?a=1#leir',
    'www.example.is/verkefni/x/?a=1#leir',
    'example.is/verkefni/x/?a=1#leir',
  ])('%s gets a path of the own site', (typed) => {
    expect(read(typed)).toBe('/verkefni/x/?a=1#leir');
  });

  test.each([
    ['https://example.is', '/'],
    ['https://example.is#leir', '/#leir'],
    ['https://example.is?a=1', '/?a=1'],
    ['https://example.is//example.org/', '/example.org/'],
  ])('%s gets the path %s', (typed, path) => {
    expect(read(typed)).toBe(path);
  });

  test('the address of a site at www. gets a path with and without www.', () => {
    expect(readTypedLink('https://example.is/a/', 'https://www.example.is')).toBe('/a/');
    expect(readTypedLink('https://www.example.is/a/', 'https://www.example.is')).toBe('/a/');
  });

  test.each([
    '/vidburdir/vidburdir.ics',
    'vidburdir/vidburdir.ics',
    'https://www.example.is/vidburdir/vidburdir.ics',
  ])('%s gets the full address of a file of the own site', (typed) => {
    expect(read(typed)).toBe('https://example.is/vidburdir/vidburdir.ics');
  });
});

test.each([
  'https://example.org/x#Hluti',
  'https://example.is.example.org/',
  'https://example.is:8080/',
  'https://info@example.org/x',
  'http://localhost:3000/',
  'mailto:info@example.org',
  '/vidburdir/',
  '/en/verkefni/x/#a-b',
])('%s stays as it is', (typed) => {
  expect(read(typed)).toBe(typed);
});

test.each([
  'stólar',
  'sjá nánar',
  'skjal.pdf',
  'verkefnin/',
  '../verkefni/',
  'hringdu í 555 0100',
  '555 010',
  '2027-03-01',
  't.d.',
  'a@b',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.org/x',
  'https:example.org',
  '/\\example.org',
  '\\\\example.org',
  'https://example.is/\\example.org',
  'https://',
  'http://[',
  '',
])('%j is no address', (typed) => {
  expect(read(typed)).toBeUndefined();
});

test.each([
  ['a letter', 'a'.repeat(100_000)],
  ['a dot', 'a.'.repeat(50_000)],
  ['an at sign', 'a@'.repeat(50_000)],
  ['a path', `/${'a.'.repeat(50_000)}`],
  ['digits', '5 '.repeat(50_000)],
])('a text of 100,000 times %s takes a moment', (_what, text) => {
  expect([undefined, text]).toContain(endsInTime(() => read(text)));
});

test.each([
  ['Opnunartími & aðgengi', 'opnunartimi-adgengi'],
  ['  5. desember: Þjóðminjar', '5-desember-thjodminjar'],
  ['Керамика', 'керамика'],
  ['…', ''],
])('the id of the heading %j is %j', (heading, id) => {
  expect(toPartId(heading)).toBe(id);
});
