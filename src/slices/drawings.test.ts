import { toDrawings } from './drawings';

type Rows = NonNullable<Parameters<typeof toDrawings>[0]>;

const drawings = (...rows: object[]) => toDrawings(rows as unknown as Rows);

it('keeps a measure on one line', () => {
  const row = { kind: 'wave', measure: ' 76  mm ', alt: 'Bárujárn: 76 mm' };
  expect(drawings(row)).toEqual([{ measure: '76\u00A0mm', name: 'Bárujárn: 76 mm' }]);
});

it('reads a letter', () => {
  expect(drawings({ kind: 'letter', letter: 'þ' })).toMatchObject([{ letter: 'þ' }]);
});

it('takes the name from the caption or the measure when the alternative text is empty', () => {
  const measured = { kind: 'wave', measure: '76 mm' };
  const found = drawings({ ...measured, caption: 'Skurður', alt: ' ' }, measured, { kind: 'wave' });
  expect(found.map(({ name }) => name)).toEqual(['Skurður', '76\u00A0mm', undefined]);
});

it('leaves out rows without a known kind, and letters that nobody has drawn', () => {
  const letters = [undefined, 'x', 'þð'].map((letter) => ({ kind: 'letter', letter }));
  expect(drawings({}, { kind: 'spiral' }, ...letters)).toEqual([]);
  expect(toDrawings(null)).toEqual([]);
  expect(toDrawings(undefined)).toEqual([]);
});
