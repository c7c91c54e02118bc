import { joinNames } from './joinNames';

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
