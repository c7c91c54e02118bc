import { toBody } from './body';

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

it('rounds up to whole minutes: a short text takes one, no text none', () => {
  expect(minutesOf(paragraph('Leirinn man.'))).toBe(1);
  expect(minutesOf(paragraph('a'.repeat(1700)), paragraph('b'.repeat(1100)))).toBe(3);
  expect(minutesOf(paragraph(' '))).toBe(0);
  expect(minutesOf(null)).toBe(0);
});
