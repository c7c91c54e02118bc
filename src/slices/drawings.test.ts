import { toDrawings } from './drawings';

const row = (fields: object) => ({
  kind: null,
  letter: null,
  measure: null,
  caption: null,
  alt: null,
  ...fields,
});

describe('toDrawings', () => {
  it('keeps a measure on one line', () => {
    const [drawing] = toDrawings([
      row({ kind: 'wave', measure: ' 76  mm ', alt: 'Bárujárn: 76 mm' }),
    ]);
    expect(drawing).toEqual({
      letter: undefined,
      measure: '76\u00A0mm',
      caption: undefined,
      name: 'Bárujárn: 76 mm',
    });
  });

  it('reads a letter', () => {
    expect(toDrawings([row({ kind: 'letter', letter: 'þ' })])).toMatchObject([{ letter: 'þ' }]);
  });

  it('takes the name from the caption or the measure when the alternative text is empty', () => {
    const rows = [
      row({ kind: 'wave', measure: '76 mm', caption: 'Skurður', alt: ' ' }),
      row({ kind: 'wave', measure: '76 mm' }),
      row({ kind: 'wave' }),
    ];
    expect(toDrawings(rows).map(({ name }) => name)).toEqual(['Skurður', '76\u00A0mm', undefined]);
  });

  it('leaves out rows without a known kind, and letters that nobody has drawn', () => {
    const rows = [
      row({}),
      row({ kind: 'spiral' }),
      row({ kind: 'letter' }),
      row({ kind: 'letter', letter: 'x' }),
      row({ kind: 'letter', letter: 'þð' }),
    ];
    expect(toDrawings(rows)).toEqual([]);
    expect(toDrawings(null)).toEqual([]);
    expect(toDrawings(undefined)).toEqual([]);
  });
});
