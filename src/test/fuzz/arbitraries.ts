import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { CustomType } from '../../../content-service/src/model/customTypes';
import type { Field, SliceChoice } from '../../../content-service/src/model/fields';
import { documentPages } from '../../documentPages';
import { routedTypes } from '../../documentTypes';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { sections } from '../../routes';

// Documents as no editor should write them. The fields come from the custom types, so that a new field of
// a known kind is fuzzed by itself, and the compiler names a new kind.

/** A document before it has a number. A link to the document itself has the id `self`. */
export type Damaged = {
  type: string;
  lang: Language;
  /** Nothing for a plain uid of its own. */
  uid?: unknown;
  tags: unknown;
  first_publication_date: unknown;
  last_publication_date: unknown;
  /** Place of the document that this one translates, among those of its type. */
  translates?: number;
  data: Record<string, unknown>;
  /** Fields of `data` with a value of another kind: each must be reported. */
  wrong: string[];
  /**
   * The site receives the rich texts and images as they are, as from a repository that checks nothing. What
   * the content service would report and leave out reaches the mappers.
   */
  isUnchecked: boolean;
};

/** The content of a repository: its `homepages`, at most one of each language, and other documents. */
export type Batch = { homepages: Damaged[]; documents: Damaged[] };

/**
 * Documents beside the homepages, at most: groups of groups, because fast-check leaves out group by group to
 * find the documents that fail.
 */
const GROUPS = [3, 3, 3, 4];
/** About as many documents of one type are in a batch. */
const OF_TYPE = Math.round(GROUPS.reduce((all, each) => all * each) / routedTypes.length);

/** The id of a document: its type, and its place among those of its type. */
export function documentId(type: string, index: number): string {
  return `${type}-${index}`;
}
const HUGE_TEXT_LETTERS = 20_000;
/** Copies of a huge value inside copies of another would be longer than any text may be. */
const MAX_REPEATED_LETTERS = 2_000_000;

// No piece holds a word that the output must not contain (`undefined`, `NaN`, …), and none is U+FFFD.
const pieces = [
  ...'aábdðeéþæöxyzABCÞÆ0159 ',
  ...' .,-–:;!?"\'<>&/\\%#=@*_|~`^$(){}[]+',
  ...['\n', '\r', '\r\n', '\t', '\v', '\f', '\0', '\u0001', '\u001b', '\u007f', '\u0085'],
  ...['\u2028', '\u2029', '\u00a0', '\u3000', '\u00ad', '\u200b', '\u200d', '\ufeff', '\ufffe'],
  // Right to left, and marks that change the direction.
  ...['שלום', 'مرحبا', '\u200f', '\u202e', '\u2066', '\u2069'],
  // Combining letters, alone, doubled and decomposed.
  ...['\u0301', 'e\u0301\u0323', 'o\u0308', '\u0338'.repeat(40), 'ﬃ', 'ß', 'İ', 'ǅ'],
  // Emoji, letters beyond 16 bits, and halves of them.
  ...['🏺', '👩‍👩‍👧', '🇮🇸', '𝒽', '\ud83c', '\udfff', '\udf3a\ud83c'],
  ...['<!--', '-->', '<script>', '</script>', '</p>', '<b', ']]>', '&amp;', '&#0;', '&nbsp', '%zz'],
  ...['http://x.is/', 'javascript:alert(1)', '{year}', '${a}', '__proto__', 'YEAR', ' – ', ', '],
  ...['Snjóflóðavarnargarður', 'Vaðlaheiðarvegavinnuverkfærageymsluskúrslyklakippuhringur'],
];

const word = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 });
const shortText = word.map((letters) => letters.join(''));
const hugeText = shortText.map((text) =>
  text.repeat(Math.ceil(HUGE_TEXT_LETTERS / text.length)).slice(0, HUGE_TEXT_LETTERS),
);
const text = fc.oneof(
  { arbitrary: fc.array(shortText, { maxLength: 6 }).map((words) => words.join(' ')), weight: 300 },
  { arbitrary: fc.constantFrom('', ' ', '\n', '\u200b', '\ud83c', '\0'), weight: 20 },
  { arbitrary: hugeText, weight: 1 },
);

const number = fc.oneof(
  fc.integer({ min: -2, max: 3000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 0.1 + 0.2, 1e21, 1e-7, 2 ** 53, Number.MAX_VALUE, -1e308),
);

/** Copies of a value: `count`, but fewer of a very long one. */
function repeat<Value>(value: Value, count: number): Value[] {
  const letters = (JSON.stringify(value) ?? '').length;
  const length = Math.min(count, Math.ceil(MAX_REPEATED_LETTERS / (letters + 1)));
  return Array.from({ length }, () => value);
}

/** What stands in a field by mistake, or in the response of a service that checks nothing. */
const anything = fc.constantFrom<unknown>(
  ...[null, true, false, 0, 7, -1, 1e308, '', 'x', [], [null], ['x'], [[]], [7], {}, { a: 1 }],
  ...[{ type: 'paragraph' }, { url: 7 }, { link_type: 'Document' }, { text: {}, spans: {} }],
);

/** An array of pieces of text, which are joined: for dates, addresses and uids that are nearly right. */
const joined = (parts: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...parts), { maxLength }).map((chosen) => chosen.join(''));

const day = fc.oneof(
  fc
    .date({
      min: new Date('0000-01-01T00:00Z'),
      max: new Date('9999-12-31T00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom(
    '2026-11-20',
    '0000-01-01',
    '0001-01-01',
    '9998-12-31',
    '9999-12-31',
    '2024-02-29',
  ),
);
const badDay = fc.oneof(
  fc.constantFrom('2026-02-30', '2026-13-01', '20.11.2026', '12026-01-01', '-0001-01-01', 'í gær'),
  joined(['2026', '-', '11', 'T', '99', ' '], 6).map((date) => `${date}x`),
);
const timestamp = fc.oneof(
  fc
    .tuple(day, fc.constantFrom('T00:00:00', 'T23:59:59', 'T12:30:15.250', 'T09:00'), offsets())
    .map((parts) => parts.join('')),
  fc.constantFrom('0000-01-01T00:00:00+0000', '9999-12-31T23:59:59-1200'),
);
function offsets() {
  return fc.constantFrom('+0000', 'Z', '+01:00', '-1200', '+1400');
}

const address = fc.oneof(
  fc.constantFrom(
    ...['https://example.is/', 'http://example.is', '//example.is/a', '/ha-frettir/', '/', '#efni'],
    ...[
      'mailto:a@b.is',
      'tel:+3545551234',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://x.is/',
    ],
    ...[
      'https://',
      'http://[',
      ' https://example.is/ ',
      'HTTPS://EXAMPLE.IS/Á?q=ö#þ',
      '/en/',
      '\\\\x',
    ],
    ...[
      'https://example.is/a b"c<d>',
      "https://example.is/'()",
      '/100%/',
      '/%zz',
      '?a=1',
      './',
      '//',
    ],
  ),
  text,
  text.map((end) => `https://example.is/${end}`),
);
const documentLink = (types: readonly string[]) =>
  fc
    .oneof(
      {
        arbitrary: fc
          .tuple(fc.constantFrom(...types), fc.nat(OF_TYPE - 1))
          .map(([type, index]) => documentId(type, index)),
        weight: 8,
      },
      { arbitrary: fc.constantFrom('self', 'none', ''), weight: 2 },
    )
    .map((id) => ({ link_type: 'Document', id }));
const link = fc.oneof(
  { arbitrary: documentLink(routedTypes), weight: 6 },
  {
    arbitrary: fc.record({
      link_type: fc.constant('Web'),
      url: address,
      target: fc.constantFrom(undefined, '_blank', '_self', 7),
    }),
    weight: 5,
  },
  {
    arbitrary: fc.record({
      link_type: fc.constant('Media'),
      name: text,
      kind: fc.constantFrom('image', 'document', 'file', undefined),
      url: address,
      size: fc.constantFrom('12', '', undefined, 12),
      width: fc.constantFrom('12', undefined),
      height: fc.constantFrom('12', undefined),
    }),
    weight: 1,
  },
  { arbitrary: fc.constantFrom({ link_type: 'Any' }, { link_type: 'Document' }), weight: 1 },
  { arbitrary: anything, weight: 1 },
);

const side = fc.oneof(
  fc.integer({ min: 1, max: 5000 }),
  fc.constantFrom<unknown>(0, -5, 0.5, 1e9, '9', null),
);
const imageFields = {
  dimensions: fc.oneof(
    { arbitrary: fc.record({ width: side, height: side }), weight: 9 },
    { arbitrary: anything, weight: 1 },
  ),
  alt: fc.oneof(text, fc.constantFrom(null, '', 7)),
  copyright: fc.oneof(text, fc.constant(null)),
  url: fc.oneof(
    fc.constantFrom(
      ...[
        'https://images.prismic.io/a/b.jpg',
        'https://images.prismic.io/a/Á b.png?rect=0,0,9,9&w=9',
      ],
      ...['https://images.prismic.io/a.svg?rect=a,b,-1,1e9', 'http://x.is/a.gif?w=1&h=1&w=2'],
    ),
    address,
  ),
  linkTo: fc.option(link, { nil: undefined }),
};
const image = fc.oneof(
  {
    arbitrary: fc.record({
      file: fc.constantFrom('a.jpg', 'a.jpg', 'a.jpg', 'á ß.png', 'none.jpg'),
      alt: imageFields.alt,
      copyright: imageFields.copyright,
    }),
    weight: 3,
  },
  { arbitrary: fc.record(imageFields), weight: 3 },
);

const oembed = fc.oneof(
  {
    arbitrary: fc.record({
      embed_url: fc.oneof(
        fc.constantFrom(
          ...[
            'https://www.youtube.com/watch?v=a_b',
            'https://youtu.be/x?t=9',
            'https://vimeo.com/7',
          ],
          ...[
            'https://www.instagram.com/p/x/',
            'https://x.com/a/status/7',
            'https://facebook.com/a',
          ],
          ...['https://constructor.prototype/', 'https://youtube.com', 'https://maps.example/x'],
        ),
        address,
      ),
      type: fc.constantFrom('video', 'rich', 'link', 7),
      title: fc.oneof(text, anything),
      author_name: text,
      width: side,
      height: side,
      html: text,
    }),
    weight: 9,
  },
  { arbitrary: anything, weight: 1 },
);

const offset = fc.oneof(
  fc.integer({ min: -2, max: 60 }),
  fc.constantFrom<unknown>(1.5, 1e9, '3', null),
);
const span = fc.oneof(
  {
    arbitrary: fc.record({
      start: offset,
      end: offset,
      type: fc.constantFrom('strong', 'em', 'hyperlink', 'hyperlink', 'label', 'blink', '', 7),
      data: fc.oneof(
        { arbitrary: link, weight: 6 },
        { arbitrary: text.map((label) => ({ label })), weight: 2 },
        { arbitrary: anything, weight: 1 },
      ),
    }),
    weight: 19,
  },
  { arbitrary: anything, weight: 1 },
);
const textBlock = fc.record({
  type: fc.constantFrom(
    ...['paragraph', 'paragraph', 'preformatted', 'list-item', 'list-item', 'o-list-item'],
    ...[1, 2, 3, 4, 5, 6].map((level) => `heading${level}`),
    ...['heading7', 'table', 'group-list-item', '', '__proto__'],
  ),
  text: fc.oneof({ arbitrary: text, weight: 20 }, { arbitrary: anything, weight: 1 }),
  spans: fc.oneof(
    { arbitrary: fc.array(span, { maxLength: 8 }), weight: 30 },
    // More than the site formats.
    { arbitrary: span.map((each) => repeat(each, 300)), weight: 1 },
    { arbitrary: anything, weight: 2 },
  ),
  label: fc.option(text, { nil: undefined, freq: 3 }),
  direction: fc.constantFrom(undefined, undefined, 'rtl', 'ltr', 7),
});
const block = fc.oneof(
  { arbitrary: textBlock, weight: 12 },
  { arbitrary: image.map((value) => ({ ...value, type: 'image' })), weight: 2 },
  { arbitrary: oembed.map((value) => ({ type: 'embed', oembed: value })), weight: 2 },
  { arbitrary: anything, weight: 1 },
);
const richText = fc.oneof(
  { arbitrary: fc.array(block, { minLength: 1, maxLength: 6 }), weight: 30 },
  { arbitrary: fc.constant([]), weight: 1 },
  {
    arbitrary: block.map((each) => repeat(each, 100)),
    weight: 1,
  },
);

/** Fields without which a document has no page. */
const requiredFields = new Set(documentPages.map(({ required }) => required?.field));
const heading = fc
  .tuple(shortText, text)
  .map((texts) => [{ type: 'heading1', text: texts.join(' '), spans: [] }]);

/** Values that the field may have in Prismic's own format. */
function validOf(field: Field): Arbitrary<unknown> {
  switch (field.kind) {
    case 'StructuredText':
      return requiredFields.has(field.id)
        ? fc.oneof({ arbitrary: heading, weight: 3 }, { arbitrary: richText, weight: 1 })
        : richText;
    case 'Text':
      return text;
    case 'Number':
    case 'Range':
      return number;
    case 'Boolean':
      return fc.boolean();
    case 'Date':
      return day;
    case 'Timestamp':
      return timestamp;
    case 'Color':
      return fc.constantFrom('#000000', '#aBcDeF');
    case 'Select':
      return fc.constantFrom(...field.options);
    case 'Image':
      return image;
    case 'Embed':
      return oembed;
    case 'GeoPoint':
      return fc.record({ latitude: number, longitude: number });
    case 'Link': {
      const one =
        field.customTypes.length > 0
          ? fc.oneof(
              { arbitrary: documentLink(field.customTypes), weight: 4 },
              { arbitrary: link, weight: 1 },
            )
          : link;
      return field.isRepeated ? fc.array(one, { maxLength: 5 }) : one;
    }
    case 'Table': {
      const cells = fc.array(fc.record({ content: richText }), { maxLength: 3 });
      const rows = fc.array(fc.record({ cells }), { maxLength: 3 });
      return fc.record({ body: fc.record({ rows }) });
    }
    case 'IntegrationFields':
    case 'Unknown':
      return anything;
    case 'Group':
      return fc.array(recordOf(field.fields), { maxLength: 5 });
    case 'Slices':
      return fc.array(fc.oneof(...field.choices.map(sliceOf), anything), { maxLength: 6 });
  }
}

/** Values of another kind, each of which somebody must report. */
function wrongOf(field: Field): Arbitrary<unknown> {
  switch (field.kind) {
    case 'Date':
      return fc.oneof(
        badDay,
        fc.constantFrom<unknown>(7, true, { a: 1 }, '2026-11-20T09:00:00+0000'),
      );
    case 'Timestamp':
      return fc.oneof(badDay, fc.constantFrom<unknown>(7, true, ['x'], '2026-11-20'));
    case 'Text':
      return fc.constantFrom<unknown>(7, true, ['x'], { a: 1 });
    case 'Select':
      return fc.constantFrom<unknown>(7, true, ['x'], { a: 1 }, 'no such option');
    case 'Group':
    case 'Slices':
    case 'StructuredText':
      return fc.constantFrom<unknown>(7, true, 'x', { a: 1 });
    default:
      return fc.constantFrom<unknown>('x', ['x'], { a: 'x' });
  }
}

/** A row of a group or a part of a slice. */
function recordOf(fields: readonly Field[]): Arbitrary<Record<string, unknown>> {
  return fc.record(
    Object.fromEntries(
      fields.map((field) => [
        field.id,
        fc.oneof(
          { arbitrary: validOf(field), weight: 8 },
          { arbitrary: fc.constantFrom(undefined, null), weight: 1 },
          { arbitrary: wrongOf(field), weight: 1 },
        ),
      ]),
    ),
  );
}

function sliceOf(choice: SliceChoice): Arbitrary<unknown> {
  if (choice.kind === 'Field') {
    return fc.record({ slice_type: fc.constant(choice.id), value: validOf(choice.field) });
  }
  const parts = choice.kind === 'Slice' ? [choice] : choice.variations;
  return fc.oneof(
    ...parts.map(({ id, primary, items }) =>
      fc.record({
        slice_type: fc.constantFrom(...Array<string>(9).fill(choice.id), 'no-such-slice'),
        variation: fc.constant(choice.kind === 'Slice' ? undefined : id),
        primary: recordOf(primary),
        items: fc.array(recordOf(items), { maxLength: 4 }),
      }),
    ),
  );
}

type Value = { value?: unknown; isWrong: boolean };

/** A field of the document: filled, missing, empty, or with a value of another kind. */
function valueOf(field: Field): Arbitrary<Value> {
  const right = (value: unknown): Value => ({ value, isWrong: false });
  return fc.oneof(
    { arbitrary: validOf(field).map(right), weight: 16 },
    { arbitrary: fc.constantFrom(undefined, null).map(right), weight: 2 },
    { arbitrary: wrongOf(field).map((value) => ({ value, isWrong: true })), weight: 1 },
  );
}

const sectionUids = Object.values(sections).flatMap((section) =>
  languages.flatMap((lang) => [section[lang].segment, ...section[lang].uids]),
);
const uid = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 10 },
  {
    arbitrary: fc.constantFrom<unknown>(
      ...['sama', 'Sama', 'só', 'so\u0301', '2', '_preview', 'index.html', '..', '.', 'a/b', 'a b'],
      ...['skýrsla.html', 'kort.pdf'],
      ...[
        '100%',
        '%41',
        'é?',
        'a#b',
        'ÁÞ',
        '🏺',
        '\u202eabc',
        'x'.repeat(300),
        '',
        null,
        7,
        'a\0b',
      ],
      ...['ha-frettir', 'Greinar', '-', '~', "a'b", 'a"b', 'a<b>', 'a&b', 'a;b', 'a:b', '\\'],
    ),
    weight: 4,
  },
  { arbitrary: fc.constantFrom(...sectionUids), weight: 2 },
  { arbitrary: shortText, weight: 1 },
);

/** A document of a custom type. */
function documentOf({ id, fields }: CustomType, lang: Arbitrary<Language>): Arbitrary<Damaged> {
  const values = fc.record(Object.fromEntries(fields.map((field) => [field.id, valueOf(field)])));
  const moment = fc.oneof(timestamp, fc.constantFrom<unknown>(undefined, null, '2026-11-20', 7));
  return fc
    .record({
      lang,
      uid,
      tags: fc.oneof(
        { arbitrary: fc.array(text, { maxLength: 4 }), weight: 9 },
        { arbitrary: anything, weight: 1 },
      ),
      first_publication_date: moment,
      last_publication_date: moment,
      translates: fc.option(fc.nat(OF_TYPE - 1), { nil: undefined }),
      isUnchecked: fc.boolean(),
      values,
    })
    .map(({ values: found, ...meta }) => ({
      type: id,
      ...meta,
      data: Object.fromEntries(Object.entries(found).map(([name, { value }]) => [name, value])),
      wrong: Object.keys(found).filter((name) => found[name]?.isWrong),
    }));
}

/** @param types of the content model; those without a uid have one document of each language */
export function batches(types: readonly CustomType[]): Arbitrary<Batch> {
  const lang = fc.constantFrom(...languages);
  const single = types.filter(({ repeatable }) => !repeatable);
  const repeatable = types.filter((type) => type.repeatable);
  return fc.record({
    homepages: fc
      .tuple(
        ...single.flatMap((type) =>
          languages.map((each) =>
            fc.option(documentOf(type, fc.constant(each)), { nil: undefined }),
          ),
        ),
      )
      .map((found) => found.filter((each) => each !== undefined)),
    documents: GROUPS.reduce(
      (group, size) => mostly(group, size).map((groups) => groups.flat()),
      fc.oneof(...repeatable.map((type) => documentOf(type, lang))).map((document) => [document]),
    ),
  });
}

/** A list of nearly so many values, which shrinks to any part of it. */
function mostly<Value>(value: Arbitrary<Value>, count: number): Arbitrary<Value[]> {
  const each = fc.option(value, { nil: undefined, freq: 100 });
  return fc
    .tuple(...Array.from({ length: count }, () => each))
    .map((found) => found.filter((one) => one !== undefined));
}
