import { placeParts, toBody } from './body';
import { toRichText } from './richText';

const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [] }];

const minutesOf = (content: unknown, lead: unknown = null) =>
  toBody({ lead, content }, 'a').minutes;

it('counts the words of lead and content', () => {
  const body = toBody(
    { lead: paragraph('Leirinn man.'), content: paragraph('Skál  og bolli.') },
    'a',
  );
  expect(body.words).toBe(5);
});

it('takes as long for a compound as for the words that English writes for it', () => {
  const compounds = 'byggingarlistarsagan '.repeat(400);
  const words = 'the story of architecture '.repeat(360);
  expect(toBody({ lead: null, content: paragraph(compounds) }, 'a').words).toBe(400);
  expect(minutesOf(paragraph(compounds))).toBe(8);
  expect(minutesOf(paragraph(words))).toBe(8);
});

it('rounds minutes up: a short text takes one minute, an empty text none', () => {
  expect(minutesOf(paragraph('Leirinn man.'))).toBe(1);
  expect(minutesOf(paragraph('a'.repeat(1700)), paragraph('b'.repeat(1100)))).toBe(3);
  expect(minutesOf(paragraph(' '))).toBe(0);
  expect(minutesOf(null)).toBe(0);
});

describe('placeParts', () => {
  const block = (text: string, label?: string, type = 'paragraph') => ({
    type,
    text,
    spans: label ? [{ start: 0, end: 3, type: 'label', data: { label } }] : [],
  });
  const read = (blocks: object[]) => toRichText(blocks, { documentId: 'a', field: 'content' });

  it('puts each drawing before the next block with words of its label, and what is left over before the text', () => {
    const text = read([
      block('Inngangur'),
      block('Báran', 'drawing'),
      block('Athugasemd', 'annotation'),
      block('Stafurinn', 'drawing', 'list-item'),
    ]);
    expect(placeParts(text, ['bára', 'stafur'], 'drawing')).toEqual([
      [],
      ['bára'],
      [],
      ['stafur'],
      [],
    ]);
    expect(placeParts(text, ['1', '2', '3', '4'], 'drawing')[0]).toEqual(['3', '4']);
  });

  it('finds words that are also bold, and completely marked blocks', () => {
    const bold = { start: 0, end: 5, type: 'strong' };
    const marked = block('Báran', 'drawing');
    const text = read([
      { ...marked, spans: [bold, ...marked.spans] },
      { ...block('Stafur'), label: 'drawing' },
    ]);
    expect(placeParts(text, ['1', '2'], 'drawing')).toEqual([['1'], ['2'], []]);
  });

  it('puts a table after the block with words of its label, and what is left over after the text', () => {
    const text = read([block('Inngangur'), block('Taflan', 'table'), block('Lok')]);
    expect(placeParts(text, ['1', '2'], 'table')).toEqual([[], [], ['1'], ['2']]);
    expect(placeParts(undefined, ['1', '2'], 'table')).toEqual([['1', '2']]);
  });
});
