import type { BuildRecord } from './buildRecord';
import { describeLostPages } from './buildRecord';

const many = (count: number) => Array.from({ length: count }, (_, index) => `/síða-${index}/`);
const record = (pages: string[], homepages: BuildRecord['homepages'] = ['is', 'en-us']) => ({
  source: 'x',
  pages,
  homepages,
});

it.each([
  ['nothing', 100, 100],
  ['fewer than five pages of few', 10, 6],
  ['no more than five per cent', 100, 95],
])('accepts the loss of %s', (_, before, after) => {
  expect(describeLostPages(record(many(before)), record(many(after)))).toBeUndefined();
});

it('accepts more pages than before', () => {
  expect(describeLostPages(record(many(10)), record(many(100)))).toBeUndefined();
  expect(describeLostPages(record(many(10), []), record(many(10)))).toBeUndefined();
});

it.each([
  ['five pages of few', 10, 5, '5 of 10 pages'],
  ['more than five per cent', 100, 94, '6 of 100 pages'],
])('reports the loss of %s', (_, before, after, line) => {
  expect(describeLostPages(record(many(before)), record(many(after)))).toContain(line);
});

it('lists the first twenty addresses and counts the others', () => {
  const lines = describeLostPages(record(many(60)), record(many(10)))?.split('\n') ?? [];
  expect(lines).toContain('- 50 of 60 pages:');
  expect(lines.filter((line) => line.startsWith('    /')).map((line) => line.trim())).toEqual(
    many(30).slice(10),
  );
  expect(lines.at(-1)).toBe('    … and 30 more');
});

it('reports a field that the repository had and lacks, but none that it never had', () => {
  const last = { ...record([]), fields: ['Article.title', 'Article.content'] };
  const next = { ...record([]), absentFields: ['Article.content', 'Article.new'] };
  const lines = describeLostPages(last, next)?.split('\n') ?? [];
  expect(lines.filter((line) => line.includes('field'))).toEqual([
    "- the field Article.content: the repository's schema no longer has it",
  ]);
  expect(describeLostPages({ ...last, fields: ['Article.title'] }, next)).toBeUndefined();
  expect(describeLostPages(record([]), next)).toBeUndefined();
});

it('reports the homepage of a language, whose front page exists without it', () => {
  const loss = describeLostPages(record(many(100)), record(many(100), ['is']));
  expect(loss).toMatch(/the homepage in the language "en-us"[^]*\n- 0 of 100 pages$/);
});
