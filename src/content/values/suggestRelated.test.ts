import { indexLabels, suggestRelated } from './suggestRelated';

const document = (id: string, labels: string[], lang = 'is') => ({ id, lang, labels });

const lamp = document('lamp', ['Vöruhönnun', 'Arkitektúr', 'félag']);
const all = [
  lamp,
  document('bowl', ['Vöruhönnun']),
  document('chair', ['Vöruhönnun', 'félag']),
  document('house', ['Arkitektúr']),
  document('school', ['Arkitektúr']),
  document('glaze', ['Leirlist']),
  document('light', ['Vöruhönnun', 'félag'], 'en-us'),
];

it('finds documents of the same language by shared labels, a rare one before a common one', () => {
  expect(suggestRelated(lamp, indexLabels([...all, document('shed', ['Arkitektúr'])]))).toEqual([
    ...['chair', 'bowl'],
    ...['house', 'school', 'shed'],
  ]);
});

it('leaves out the document itself, excluded documents, and labels of very many documents', () => {
  expect(suggestRelated(lamp, indexLabels(all), ['chair', 'bowl'])).toEqual(['house', 'school']);
  const many = Array.from({ length: 300 }, (_, index) => document(`h${index}`, ['Arkitektúr']));
  expect(suggestRelated(lamp, indexLabels([...all, ...many]))).toEqual(['chair', 'bowl']);
});
