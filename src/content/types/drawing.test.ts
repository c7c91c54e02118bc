import { placeDrawings, toDrawings } from './drawing';
import { toRichText } from '../values/richText';

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

describe('placeDrawings', () => {
  const drawing = (measure: string) => ({ measure });
  const block = (text: string, label?: string, type = 'paragraph') => ({
    type,
    text,
    spans: label ? [{ start: 0, end: 3, type: 'label', data: { label } }] : [],
  });
  const read = (blocks: object[]) => toRichText(blocks, { documentId: 'a', field: 'content' });

  it('puts each drawing before the next block with marked words', () => {
    const text = read([
      block('Inngangur'),
      block('Báran', 'drawing'),
      block('Athugasemd', 'annotation'),
      block('Stafurinn', 'drawing', 'list-item'),
    ]);
    const places = placeDrawings(text, [drawing('76 mm'), drawing('3 m')]);
    expect(places).toEqual([undefined, [drawing('76 mm')], undefined, [drawing('3 m')]]);
  });

  it('finds words that are bold too, and blocks that are marked as a whole', () => {
    const bold = { start: 0, end: 5, type: 'strong' };
    const marked = block('Báran', 'drawing');
    const text = read([
      { ...marked, spans: [bold, ...marked.spans] },
      { ...block('Stafur'), label: 'drawing' },
    ]);
    expect(placeDrawings(text, [drawing('1'), drawing('2')])).toEqual([
      [drawing('1')],
      [drawing('2')],
    ]);
  });

  it('puts what is left over before the text', () => {
    const text = read([block('Inngangur'), block('Báran', 'drawing')]);
    expect(placeDrawings(text, [drawing('1'), drawing('2'), drawing('3')])).toEqual([
      [drawing('2'), drawing('3')],
      [drawing('1')],
    ]);
    expect(placeDrawings(undefined, [])).toEqual([]);
  });
});
