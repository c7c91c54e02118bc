import { endsInTime } from '../../test/endsInTime';
import { isNearName, joinNames, splitNames } from './joinNames';

it.each([
  ['Anna', ['Anna']],
  ['Anna og Björn', ['Anna', 'Björn']],
  ['Anna, Björn og Ída', ['Anna', 'Björn', 'Ída']],
  ['Anna, Björn, and Ída', ['Anna', 'Björn', 'Ída']],
  ['Anna and Björn & Ída', ['Anna', 'Björn', 'Ída']],
  ['Georg Sandholt', ['Georg Sandholt']],
  [' ', []],
  [null, []],
])('reads the names in %j, and keeps what is between them', (text, expected) => {
  const names = splitNames(text, () => false);
  expect(names.map(({ name }) => name)).toEqual(expected);
  expect(names.map(({ before, name }) => before + name).join('')).toBe(text?.trim() ?? '');
});

it('keeps the name of a studio, also with a word that separates names in other texts', () => {
  const isPerson = (name: string) => name === 'Tinna & Ísak';
  expect(splitNames('Tinna & Ísak', isPerson)).toEqual([{ before: '', name: 'Tinna & Ísak' }]);
  expect(splitNames('Tinna & Anna', isPerson)).toHaveLength(2);
});

it('splits a very long text', () => {
  expect(endsInTime(() => splitNames(`${'a, og '.repeat(100_000)}a`, () => false))).toHaveLength(
    100_001,
  );
});

const person = (id: string, name: string, lang = 'is') => ({
  _meta: { id, uid: id, type: 'person', lang },
  title: [{ type: 'heading1', text: name, spans: [] }],
});
const work = (id: string, type: string, fields: object, lang = 'is') => ({
  _meta: { id, uid: id, type, lang },
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
  const { namesOf, worksOf } = joinNames(documents);

  it('by the exact name, in the same language', () => {
    const anna = { before: '', name: 'Anna Jóns', path: '/folk/anna/' };
    const bjorn = { name: 'Björn Jóns', path: '/folk/bjorn/' };
    expect(Object.fromEntries(namesOf)).toEqual({
      house: { designer: [anna, { before: ' og ', ...bjorn }] },
      talk: { author: [{ before: '', ...bjorn }] },
      letter: { author: [anna], photographer: [anna] },
      'letter-en': { author: [{ ...anna, path: '/en/people/anna-en/' }] },
    });
  });

  it('with every role of a person', () => {
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
