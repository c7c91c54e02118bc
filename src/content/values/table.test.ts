import { toBody } from './body';
import { toRichText } from './richText';
import { changeCells, toTables } from './table';

const block = (text: string) => ({ type: 'paragraph', text, spans: [] });

const cell = (type: 'header' | 'data', text: string) => ({
  key: text,
  type,
  content: text ? [block(text)] : [],
});

const table = (...rows: string[][]) => ({
  head: { rows: [{ key: 'head', cells: ['Flokkur', 'Styrkir'].map((t) => cell('header', t)) }] },
  body: {
    rows: rows.map(([name = '', ...texts]) => ({
      key: name,
      cells: [cell('header', name), ...texts.map((text) => cell('data', text))],
    })),
  },
});

const read = (value: unknown, caption: unknown = null) =>
  toTables([{ caption, table: value }], 'a')[0];

describe('toTables', () => {
  it('reads caption, headers and cells with their formatted text', () => {
    const found = read(table(['Ferðir', '3']), ' Styrkir 2026 ');
    expect(found?.caption).toBe('Styrkir 2026');
    expect(found?.head.map((row) => row.map(({ isHeader }) => isHeader))).toEqual([[true, true]]);
    expect(found?.body).toEqual([
      [
        { text: toRichText([block('Ferðir')], source), isHeader: true, isFigure: false },
        { text: toRichText([block('3')], source), isHeader: false, isFigure: true },
      ],
    ]);
  });

  it.each([
    ['numbers, with a dash for none', ['42,0', '1.450.000', '–'], true],
    ['amounts', ['375.000 kr.', '1.500.000\u00A0kr.'], true],
    ['amounts in English', ['ISK 24,000', 'ISK\u00A090,000'], true],
    ['percentages and an empty cell', ['25%', ''], true],
    ['a word among numbers', ['24.000 kr.', 'ókeypis'], false],
    ['ranges', ['1–2', '3'], false],
    ['empty cells only', ['', ''], false],
  ])('aligns columns of figures: %s', (_, texts, isFigure) => {
    const found = read(table(...texts.map((text, index) => [String(index), text])));
    expect(found?.body.map((row) => row[1]?.isFigure)).toEqual(texts.map(() => isFigure));
    expect(found?.head[0]?.[1]?.isFigure).toBe(isFigure);
  });

  it.each([
    ['an empty field', null],
    ['another value', 'x'],
    ['no rows', { body: { rows: [] } }],
    ['rows that are none', { body: { rows: [null, { cells: 7 }, { cells: [] }] } }],
  ])('leaves out a table with %s', (_, value) => {
    expect(read(value)).toBeUndefined();
  });
});

const source = { documentId: 'a', field: 'tables.table' };

it('changes the texts of all cells, and nothing else', () => {
  const value = table(['Ferðir', '3']);
  const changed = changeCells(value, (text) => ({ was: text }));
  expect(changed).toMatchObject({
    head: { rows: [{ key: 'head', cells: [{ content: { was: [block('Flokkur')] } }, {}] }] },
    body: { rows: [{ cells: [{}, { type: 'data', content: { was: [block('3')] } }] }] },
  });
  for (const other of [null, 'x', [block('a')], { url: 'a.jpg' }])
    expect(changeCells(other, () => 'changed')).toBe(other);
});

it('the words of a table take time to read too', () => {
  const body = toBody(
    { lead: null, content: [block('Sjá töflu')], tables: [{ caption: null, table: table() }] },
    'a',
  );
  expect(body.words).toBe(4);
});
