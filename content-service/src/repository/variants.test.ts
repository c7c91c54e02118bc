import { overlay } from './variants';
import type { Problem } from '../model/problems';
import type { ParsedDocument } from '../model/readDocument';

const dates = { first_publication_date: '2026-01-01', last_publication_date: '2026-02-01' };
const document = (id: string, more: object = {}) =>
  ({ file: id, target: { id, type: 'article', lang: 'is', ...more } }) as ParsedDocument;

function apply(published: ParsedDocument[], changed: ParsedDocument[]) {
  const problems: Problem[] = [];
  return { documents: overlay(published, changed, problems), problems };
}

test('a changed document replaces the published one and keeps its dates', () => {
  const change = document('a', { uid: 'changed' });
  const { documents } = apply([document('a', dates), document('b', dates)], [change]);
  expect(documents.map(({ target }) => target)).toMatchObject([
    { id: 'a', uid: 'changed', ...dates },
    { id: 'b' },
  ]);
});

test('a document that is not published comes last, without dates', () => {
  const { documents } = apply([document('a', dates)], [document('new', dates)]);
  expect(documents.map(({ target }) => target)).toMatchObject([
    { id: 'a' },
    { id: 'new', first_publication_date: null, last_publication_date: null },
  ]);
});

test('two documents with the same id both stay, so that the second can be reported', () => {
  expect(apply([document('a')], [document('a'), document('a')]).documents).toHaveLength(2);
});

test('a document with another language or type than the published one is left out', () => {
  const { documents, problems } = apply(
    [document('a'), document('b')],
    [document('a', { lang: 'en-us' }), document('b', { type: 'page' })],
  );
  expect(documents.map(({ target }) => target.lang)).toEqual(['is', 'is']);
  expect(problems.map(({ field }) => field)).toEqual(['id', 'id']);
});
