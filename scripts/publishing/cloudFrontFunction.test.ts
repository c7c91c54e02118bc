import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { cloudFrontFunction } from './cloudFrontFunction.mjs';

const rules = {
  redirects: [
    { from: '/about', path: '/en/about/', query: '', hash: '#staff' },
    { from: '/fréttir', path: '/ha-frettir/HönnunarMars/', query: '', hash: '' },
    { from: '/dagskrá', path: '/vidburdir/', query: '?ar=2026', hash: '' },
  ],
};

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** Runs the text without what CloudFront lacks: a function of its own, `normalize()`, Node. */
function ask(uri: string, querystring: Query = {}) {
  const text = `delete String.prototype.normalize;\n${cloudFrontFunction(rules)}handler(event)`;
  const result = runInNewContext(text, { event: { request: { uri, querystring } } });
  return result.statusCode
    ? `${result.statusCode} ${result.headers.location.value}`
    : `file ${result.uri}`;
}

it.each([
  ['/', 'file /index.html'],
  ['/en/about/', 'file /en/about/index.html'],
  ['/ha-frettir/H%C3%B6nnunarMars/', 'file /ha-frettir/H%C3%B6nnunarMars/index.html'],
  ['/static/app-5d4c.js', 'file /static/app-5d4c.js'],
  ['/en', '301 /en/'],
  ['/100%', '301 /100%/'],
  ['/about', '301 /en/about/#staff'],
  ['/about/', '301 /en/about/#staff'],
  ['/About', '301 /About/'],
  ['/constructor', '301 /constructor/'],
  ['/fr%C3%A9ttir', '301 /ha-frettir/H%C3%B6nnunarMars/'],
  [`/${encodeURIComponent('fréttir'.normalize('NFD'))}`, '301 /ha-frettir/H%C3%B6nnunarMars/'],
  ['//evil.example', 'file //evil.example'],
  ['//evil', '301 /evil/'],
  ['/\\evil', '301 /evil/'],
])('%s: %s', (uri, answer) => expect(ask(uri)).toBe(answer));

it('keeps the query of the request, unless the target has one', () => {
  const query = {
    a: { value: '1' },
    b: { value: '2', multiValue: [{ value: '2' }, { value: '3' }] },
  };
  expect(ask('/en', query)).toBe('301 /en/?a=1&b=2&b=3');
  expect(ask('/about', query)).toBe('301 /en/about/?a=1&b=2&b=3#staff');
  expect(ask('/dagskrá', query)).toBe('301 /vidburdir/?ar=2026');
});

it('has room for the redirects of this site, and refuses more than fit', () => {
  const table: Record<string, string> = JSON.parse(readFileSync('redirects.json', 'utf8'));
  const own = Object.entries(table).map(([from, path]) => ({ from, path, query: '', hash: '' }));
  expect(cloudFrontFunction({ redirects: own })).toContain('function handler');
  const many = Array.from({ length: 300 }, (_, index) => ({
    from: `/${index}`,
    path: '/en/about/role-and-operations/',
    query: '',
    hash: '',
  }));
  expect(() => cloudFrontFunction({ redirects: many })).toThrow(
    'because of 300 redirects; 10240 are',
  );
});
