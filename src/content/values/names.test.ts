import { endsInTime } from '../../test/endsInTime';
import { isNearName, joinNames, namesIn, toNames } from './names';

it.each([
  ['Anna', ['Anna']],
  ['Anna og Björn', ['Anna', 'Björn']],
  ['Anna, Björn og Ída', ['Anna', 'Björn', 'Ída']],
  ['Anna, Björn, and Ída', ['Anna', 'Björn', 'Ída']],
  ['Anna and Björn & Ída', ['Anna', 'Björn', 'Ída']],
  ['Georg Sandholt', ['Georg Sandholt']],
  [' ', []],
  [null, []],
])('reads the names in %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it('keeps every letter of a text, and the paths of people with exactly this name', () => {
  const text = 'Anna, Björn og Ída, and X & Y';
  const names = toNames(text, [{ title: 'Ída', path: '/folk/ida/' }]);
  expect(names?.map(({ before, name }) => before + name).join('')).toBe(text);
  expect(names?.filter(({ path }) => path !== undefined)).toEqual([
    { before: ' og ', name: 'Ída', path: '/folk/ida/' },
  ]);
});

it('splits a very long text', () => {
  expect(endsInTime(() => namesIn(`${'a, og '.repeat(100_000)}a`))).toHaveLength(100_001);
});

const person = (id: string, name: string, lang = 'is') => ({
  _meta: { id, type: 'person', lang },
  title: [{ type: 'heading1', text: name, spans: [] }],
});
const work = (id: string, type: string, fields: object, lang = 'is') => ({
  _meta: { id, type, lang },
  ...fields,
});

describe('names are joined to people', () => {
  const documents = [
    person('anna', 'Anna Jóns'),
    person('anna-en', 'Anna Jóns', 'en-us'),
    person('other-anna', 'Anna Jóns'),
    person('bjorn', 'Björn Jóns'.normalize('NFD')),
    work('house', 'project', { designer: 'Anna Jóns og Björn Jóns' }),
    work('talk', 'article', { author: 'Björn Jóns', guests: 'Önnu Jóns, Anna Jónsdóttir' }),
    work('letter', 'article', { author: 'Anna Jóns', photographer: 'Anna Jóns', designer: 'x' }),
    work('letter-en', 'article', { author: 'Anna Jóns' }, 'en-us'),
    work('page', 'page', { author: 'Anna Jóns' }),
  ];
  const { peopleOf, worksOf } = joinNames(documents);

  it('by the exact name, in the same language', () => {
    expect(Object.fromEntries(peopleOf)).toEqual({
      house: ['anna', 'bjorn'],
      talk: ['bjorn'],
      letter: ['anna'],
      'letter-en': ['anna-en'],
    });
  });

  it('with all that a person did', () => {
    expect(worksOf.get('anna')).toEqual([
      { id: 'house', type: 'project', role: 'designer' },
      { id: 'letter', type: 'article', role: 'author' },
      { id: 'letter', type: 'article', role: 'photographer' },
    ]);
    expect(worksOf.has('other-anna')).toBe(false);
  });
});

it.each([
  ['Dagrúnu Steinólfsdóttur', true],
  ['Dagrun Steinolfsdottir', true],
  ['Dagrún Steinólfsdóttir', false],
  ['Dagrún Þorsteinsdóttir', false],
  ['Steinólfur', false],
])('%s may mean Dagrún Steinólfsdóttir: %p', (name, isNear) => {
  expect(isNearName(name, 'Dagrún Steinólfsdóttir')).toBe(isNear);
});
