import { endsInTime } from '../../../src/test/endsInTime';
import { parseGraphQuery } from './selection';

test('selections of the same field are merged', () => {
  const { fields } = parseGraphQuery('{ book { author { name } title author { born } } } { book }');
  const book = fields.get('book');
  expect([...(book?.fields.keys() ?? [])]).toEqual(['author', 'title']);
  expect([...(book?.fields.get('author')?.fields.keys() ?? [])]).toEqual(['name', 'born']);
});

test('very many fields are selected', () => {
  const names = Array.from({ length: 100_000 }, (_, index) => `f${index}`);
  const { fields } = endsInTime(() => parseGraphQuery(`{ book { ${names.join(' ')} } }`));
  expect(fields.get('book')?.fields.size).toBe(100_000);
});
