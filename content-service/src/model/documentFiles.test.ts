import { endsInTime } from '../../../src/test/endsInTime';
import type { Field } from './fields';
import { slugsOf, toAscii } from './documentFiles';

const fields: Field[] = [
  { id: 'day', kind: 'Date' },
  { id: 'amount', kind: 'Number' },
  { id: 'name', kind: 'Text' },
  { id: 'title', kind: 'StructuredText' },
];

const blocks = (...texts: string[]) =>
  texts.map((text) => ({ type: 'paragraph', text, spans: [] }));

test.each([
  ['a heading', { title: [{ type: 'heading1', text: 'A title', spans: [] }] }, 'a-title'],
  ['a paragraph, the first with text', { title: blocks('', 'One', 'Two') }, 'one'],
  ['a text, which is before the title', { name: 'Anna', title: blocks('A title') }, 'anna'],
  ['a date, which is before both', { day: '2021-07-01', name: 'Anna' }, '2021-07-01'],
  ['the next field, if nothing is left of the first', { name: ' ?! ', title: blocks('A') }, 'a'],
  ['nothing', { amount: 7, name: '', title: [{ type: 'image', url: 'x' }] }, '-'],
])('the slug comes from %s', (_what, data, slug) => {
  expect(slugsOf(fields, data)).toEqual([slug]);
});

test.each([
  ['Ken’s ten: looking back', 'kens-ten-looking-back'],
  ["A People's History, now?", 'a-peoples-history-now'],
  ['Fire – Water & Air', 'fire--water--air'],
  ['Do-it-yourself', 'do-it-yourself'],
  [' The end ', 'the-end'],
  ['** Test ** - Guide', '-test----guide'],
  ['Þetta er að gerast: Ævintýri í Öxarfirði!', 'thetta-er-ad-gerast-aevintyri-i-oxarfirdi'],
])('%j: letters are in ASCII, punctuation vanishes, each blank is a dash', (name, slug) => {
  expect(slugsOf(fields, { name })).toEqual([slug]);
});

test.each([
  ['ÞJÓÐ', 'thjod'],
  ['ýúíóéá', 'yuioea'],
  ['smørrebrød', 'smorrebrod'],
  ['Straße', 'strasse'],
  ['Ho\u0308nnun', 'honnun'],
])('%s is normalised to %s', (text, folded) => {
  expect(toAscii(text)).toBe(folded);
});

test('very many marks are removed from a letter', () => {
  const marks = '\u0301'.repeat(80_000) + '\u0316'.repeat(80_000);
  expect(endsInTime(() => toAscii(`a${marks}b`))).toBe('ab');
});
