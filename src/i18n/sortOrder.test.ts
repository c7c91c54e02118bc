import { compareTitles, initialOf } from './sortOrder';

const sorted = (titles: string[], lang: 'is' | 'en-us') =>
  [...titles].sort((a, b) => compareTitles(a, b, lang));

it('sorts by the Icelandic alphabet', () => {
  expect(sorted(['ö', 'a', 'þ', 'z', 'æ', 'á'], 'is')).toEqual(['a', 'á', 'z', 'þ', 'æ', 'ö']);
  expect(sorted(['Íbúð', 'Ísland', 'Innrétting', 'Jökull', 'íbúar'], 'is')).toEqual([
    'Innrétting',
    'íbúar',
    'Íbúð',
    'Ísland',
    'Jökull',
  ]);
});

it('puts a title before a longer title that begins with it', () => {
  expect(sorted(['Hús og garður', 'Húsgögn', 'Hús'], 'is')).toEqual([
    'Hús',
    'Hús og garður',
    'Húsgögn',
  ]);
});

it('puts digits before letters', () => {
  expect(sorted(['Arkitekt', '12 stólar'], 'is')).toEqual(['12 stólar', 'Arkitekt']);
});

it('sorts accented letters with the plain ones in English', () => {
  expect(sorted(['Ölvir', 'Zebra', 'apple', 'Ásdís'], 'en-us')).toEqual([
    'apple',
    'Ásdís',
    'Ölvir',
    'Zebra',
  ]);
});

it.each([
  ['félag', 'F'],
  ['ýmsir', 'Ý'],
  ['🏺 Leir', '🏺'],
  ['', ''],
])('the initial of “%s” is “%s”', (title, initial) => {
  expect(initialOf(title, 'is')).toBe(initial);
});
