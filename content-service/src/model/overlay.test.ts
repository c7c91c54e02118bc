import { Overlay } from './overlay';
import type { Problem } from './problems';
import type { ReadDocument } from './readDocument';

const dates = { first_publication_date: '2026-01-01', last_publication_date: '2026-02-01' };
const document = (id: string, more: object = {}) =>
  ({ file: id, target: { id, type: 'article', lang: 'is', ...more } }) as ReadDocument;

function lay(published: ReadDocument[], changed: ReadDocument[], overlay = new Overlay()) {
  const problems: Problem[] = [];
  return { documents: overlay.lay(published, changed, problems), problems };
}

test('a changed document takes the place and the dates of the published one', () => {
  const change = document('a', { uid: 'changed' });
  const { documents } = lay([document('a', dates), document('b', dates)], [change]);
  expect(documents.map(({ target }) => target)).toMatchObject([
    { id: 'a', uid: 'changed', ...dates },
    { id: 'b' },
  ]);
});

test('one that is published nowhere comes last, without dates', () => {
  const { documents } = lay([document('a', dates)], [document('new', dates)]);
  expect(documents.map(({ target }) => target)).toMatchObject([
    { id: 'a' },
    { id: 'new', first_publication_date: null, last_publication_date: null },
  ]);
});

test('of two with one id both are kept, so that the second can be reported', () => {
  expect(lay([document('a')], [document('a'), document('a')]).documents).toHaveLength(2);
});

test('one of another language or type than the published one is left out', () => {
  const { documents, problems } = lay(
    [document('a'), document('b')],
    [document('a', { lang: 'en-us' }), document('b', { type: 'page' })],
  );
  expect(documents.map(({ target }) => target.lang)).toEqual(['is', 'is']);
  expect(problems.map(({ field }) => field)).toEqual(['id', 'id']);
});

test('what did not change is the same object, which spares completing it again', () => {
  const overlay = new Overlay();
  const [published, change] = [document('a', dates), document('a')];
  const [first] = lay([published], [change], overlay).documents;
  const [second] = lay([published], [change], overlay).documents;
  const [third] = lay([document('a')], [change], overlay).documents;
  expect([second === first, third === first]).toEqual([true, false]);
});
