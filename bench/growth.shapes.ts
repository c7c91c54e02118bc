/** A text of a given length, as plain text and as Prismic's rich text. */
export type Sample = { text: string; blocks: object[] };

type Spans = (letters: number) => object[];

const compound = 'snjóflóðavarnargarðaumhverfisskipulagsfræðingur';
const link = { link_type: 'Web', url: 'https://example.is/' };

/** The shapes of text that made a step slow, or that a regular expression may find hard. */
const texts: Record<string, (letters: number) => string> = {
  'one word': (letters) => repeat(compound, letters),
  'one letter': (letters) => repeat('a', letters),
  'many words': (letters) => words(letters),
  'one word, many times': (letters) => repeat('leir ', letters),
  // Marks of two classes, which normalisation sorts.
  'combining marks': (letters) =>
    `a${repeat('\u0301', letters / 2)}${repeat('\u0316', letters / 2)}`,
  spaces: (letters) => between(repeat(' ', letters)),
  'line breaks': (letters) => between(repeat('\n', letters)),
  hyphens: (letters) => between(repeat('-', letters)),
  'quotes and apostrophes': (letters) => between(repeat('„’"\'', letters)),
  slashes: (letters) => between(repeat('/', letters)),
  'signs of addresses': (letters) => between(repeat('@.', letters)),
  'signs of markup': (letters) => between(repeat('<img &"', letters)),
  digits: (letters) => repeat('1234567890', letters),
  emoji: (letters) => repeat('🏺', letters),
};

/** Formatted parts of a text of many words. Prismic's lists have no levels, so only these nest. */
const spans: Record<string, Spans> = {
  'spans side by side': (letters) =>
    many(letters / 4, (index) => span(index, index * 4, index * 4 + 3)),
  'overlapping spans': (letters) =>
    many(letters / 4, (index) => span(index, index * 4, index * 4 + 9)),
  'nested spans': (letters) => many(letters / 4, (index) => span(index, index, letters - index)),
  'nested labels': (letters) =>
    many(letters / 4, (index) => ({
      ...span(index, index, letters - index),
      type: 'label',
      data: { label: `l${index}` },
    })),
};

/** Ways to divide a text of many words into blocks of ten letters. */
const blocks: Record<string, (index: number) => string> = {
  paragraphs: () => 'paragraph',
  headings: (index) => `heading${(index % 6) + 1}`,
  'a long list': () => 'list-item',
  'many lists': (index) => (index % 2 === 0 ? 'list-item' : 'o-list-item'),
};

/** Makes the text of each shape. `letters` are UTF-16 code units, about. */
export const shapes: Record<string, (letters: number) => Sample> = {
  ...mapValues(texts, (make) => (letters: number) => {
    const text = make(letters);
    return { text, blocks: [{ type: 'paragraph', text, spans: [] }] };
  }),
  ...mapValues(spans, (make) => (letters: number) => {
    const text = words(letters);
    return { text, blocks: [{ type: 'paragraph', text, spans: make(letters) }] };
  }),
  ...mapValues(blocks, (typeOf) => (letters: number) => {
    const text = words(letters);
    const parts = many(letters / 10, (index) => text.slice(index * 10, index * 10 + 10));
    return {
      text,
      blocks: parts.map((part, index) => ({ type: typeOf(index), text: part, spans: [] })),
    };
  }),
};

function span(index: number, start: number, end: number): object {
  const type = ['strong', 'em', 'hyperlink', 'label'][index % 4];
  const data = type === 'label' ? { label: 'x' } : link;
  return { type, start, end, data };
}

/** Different words, of which no two are beside each other twice. */
function words(letters: number): string {
  return many(letters / 6, (index) => `orð${index.toString(36)}`)
    .join(' ')
    .slice(0, letters);
}

function repeat(part: string, letters: number): string {
  return part.repeat(Math.ceil(letters / part.length)).slice(0, letters);
}

/** Letters around signs: many functions trim signs at either end. */
function between(signs: string): string {
  return `a${signs}b`;
}

function many<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function mapValues<Value, Result>(
  values: Record<string, Value>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
