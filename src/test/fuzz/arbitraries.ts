import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { CustomType } from '../../../content-service/src/model/customTypes';
import type { Field, SliceChoice } from '../../../content-service/src/model/fields';
import { documentPages } from '../../documentPages';
import { routedTypes } from '../../documentTypes';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { sections } from '../../routes';

// The fields come from the custom types. The compiler reports a new type of field.

/** A document without an id. A link to the document itself has the id `self`. */
export type Damaged = {
  type: string;
  lang: Language;
  /** Undefined means that the document gets a valid, unique uid. */
  uid?: unknown;
  tags: unknown;
  first_publication_date: unknown;
  last_publication_date: unknown;
  /** The index of the translated document in the list of documents of the same type. */
  translates?: number;
  data: Record<string, unknown>;
  /** Fields of `data` with a value of a wrong type, which the content service must report. */
  wrong: string[];
  /** Whether rich texts and images bypass the content service's checks and so reach the mappers. */
  isUnchecked: boolean;
};

/** Content of a repository, with at most one homepage per language. */
export type Batch = { homepages: Damaged[]; documents: Damaged[] };

const MAX_DOCUMENTS = 100;
/** The number of documents per type that links may lead to. Most of them exist. */
const LINKED_OF_TYPE = 12;
const HUGE_TEXT_LETTERS = 20_000;
/** Without this limit, nested copies of huge values would exceed the maximum length of a string. */
const MAX_REPEATED_LETTERS = 2_000_000;

export function documentId(type: string, index: number): string {
  return `${type}-${index}`;
}

const mostly = <Usual, Rare>(usual: Arbitrary<Usual>, rare: Arbitrary<Rare>, oneIn = 10) =>
  fc.oneof({ arbitrary: usual, weight: oneIn - 1 }, { arbitrary: rare, weight: 1 });

const joined = (parts: readonly string[], maxLength: number, between = '') =>
  fc
    .array(fc.constantFrom(...parts), { minLength: 1, maxLength })
    .map((chosen) => chosen.join(between));

function repeat<Value>(value: Value, count: number): Value[] {
  const letters = (JSON.stringify(value) ?? '').length;
  const length = Math.min(count, Math.ceil(MAX_REPEATED_LETTERS / (letters + 1)));
  return Array.from({ length }, () => value);
}

// No piece contains a text that must not occur in the output (`undefined`, `NaN`, U+FFFD …).
const pieces = [
  ...'aábdðeéþæöxyzABCÞÆ0159 ',
  ...' .,-–:;!?"\'<>&/\\%#=@*_|~`^$(){}[]+',
  ...['\n', '\r', '\r\n', '\t', '\v', '\f', '\0', '\u0001', '\u001b', '\u007f', '\u0085'],
  ...['\u2028', '\u2029', '\u00a0', '\u3000', '\u00ad', '\u200b', '\u200d', '\ufeff', '\ufffe'],
  // Texts from right to left, and marks of direction.
  ...['שלום', 'مرحبا', '\u200f', '\u202e', '\u2066', '\u2069'],
  // Combining characters.
  ...['\u0301', 'e\u0301\u0323', 'o\u0308', '\u0338'.repeat(40), 'ﬃ', 'ß', 'İ', 'ǅ'],
  // Emoji, surrogate pairs, and lone surrogates.
  ...['🏺', '👩‍👩‍👧', '🇮🇸', '𝒽', '\ud83c', '\udfff', '\udf3a\ud83c'],
  ...['<!--', '-->', '<script>', '</script>', '</p>', '<b', ']]>', '&amp;', '&#0;', '&nbsp', '%zz'],
  ...['http://x.is/', 'javascript:alert(1)', '{year}', '${a}', '__proto__', 'YEAR', ' – ', ', '],
  ...['Snjóflóðavarnargarður', 'Vaðlaheiðarvegavinnuverkfærageymsluskúrslyklakippuhringur'],
];
const shortText = joined(pieces, 8);
const hugeText = shortText.map((text) =>
  text.repeat(Math.ceil(HUGE_TEXT_LETTERS / text.length)).slice(0, HUGE_TEXT_LETTERS),
);
const texts = fc.array(shortText, { maxLength: 6 }).map((words) => words.join(' '));
const emptyText = fc.constantFrom('', ' ', '\n', '\u200b', '\ud83c', '\0');
const text = mostly(mostly(texts, emptyText, 15), hugeText, 300);

const number = fc.oneof(
  fc.integer({ min: -2, max: 3000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 0.1 + 0.2, 1e21, 1e-7, 2 ** 53, Number.MAX_VALUE, -1e308),
);

const anything = fc.constantFrom<unknown>(
  ...[null, true, false, 0, 7, -1, 1e308, '', 'x', [], [null], ['x'], [[]], [7], {}, { a: 1 }],
  ...[{ type: 'paragraph' }, { url: 7 }, { link_type: 'Document' }, { text: {}, spans: {} }],
);

const anyDay = fc
  .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const day = fc.oneof(
  anyDay,
  fc.constantFrom('2026-11-20', '0000-01-01', '0001-01-01', '9998-12-31', '9999-12-31'),
);
const badDay = fc.constantFrom(
  ...['2026-02-30', '2026-13-01', '20.11.2026', '12026-01-01', '-0001-01-01', 'í gær', '2026-11x'],
);
const timestamp = fc
  .tuple(
    day,
    fc.constantFrom('T00:00:00', 'T23:59:59', 'T12:30:15.250', 'T09:00'),
    fc.constantFrom('+0000', 'Z', '+01:00', '-1200', '+1400'),
  )
  .map((parts) => parts.join(''));

const addresses = [
  ...'https://example.is/ http://example.is //example.is/a /ha-frettir/ / #efni /en/ ?a=1 ./ //'.split(
    ' ',
  ),
  ...'mailto:a@b.is tel:+3545551234 javascript:alert(1) data:text/html,x ftp://x.is/'.split(' '),
  ..."https:// http://[ HTTPS://EXAMPLE.IS/Á?q=ö#þ \\\\x /100%/ /%zz https://example.is/'()".split(
    ' ',
  ),
  ...[' https://example.is/ ', 'https://example.is/a b"c<d>'],
];
const address = fc.oneof(
  fc.constantFrom(...addresses),
  text,
  text.map((end) => `https://example.is/${end}`),
);
const documentLink = (types: readonly string[]) =>
  mostly(
    fc
      .tuple(fc.constantFrom(...types), fc.nat(LINKED_OF_TYPE - 1))
      .map(([type, index]) => documentId(type, index)),
    fc.constantFrom('self', 'none', ''),
    5,
  ).map((id) => ({ link_type: 'Document', id }));
const webLink = fc.record({
  link_type: fc.constant('Web'),
  url: address,
  target: fc.constantFrom(undefined, '_blank', '_self', 7),
});
const mediaLink = fc.record({
  link_type: fc.constant('Media'),
  name: text,
  kind: fc.constantFrom('image', 'document', 'file', undefined),
  url: address,
  size: fc.constantFrom('12', '', undefined, 12),
  width: fc.constantFrom('12', undefined),
  height: fc.constantFrom('12', undefined),
});
const noLink = fc.oneof(fc.constantFrom({ link_type: 'Any' }, { link_type: 'Document' }), anything);
const link = mostly(fc.oneof(documentLink(routedTypes), mostly(webLink, mediaLink, 6)), noLink, 7);

const side = fc.oneof(
  fc.integer({ min: 1, max: 5000 }),
  fc.constantFrom<unknown>(0, -5, 0.5, 1e9, '9', null),
);
const imageAddress = fc.constantFrom(
  ...['https://images.prismic.io/a/b.jpg', 'https://images.prismic.io/a.svg?rect=a,b,-1,1e9'],
  ...['https://images.prismic.io/a/Á b.png?rect=0,0,9,9&w=9', 'http://x.is/a.gif?w=1&h=1&w=2'],
);
const captions = {
  alt: fc.oneof(text, fc.constantFrom(null, '', 7)),
  copyright: fc.oneof(text, fc.constant(null)),
};
const image = fc.oneof(
  fc.record({ file: fc.constantFrom('a.jpg', 'a.jpg', 'á ß.png', 'none.jpg'), ...captions }),
  fc.record({
    dimensions: mostly(fc.record({ width: side, height: side }), anything),
    url: fc.oneof(imageAddress, address),
    linkTo: fc.option(link, { nil: undefined }),
    ...captions,
  }),
);

const embedAddress = fc.constantFrom(
  ...['https://www.youtube.com/watch?v=a_b', 'https://youtu.be/x?t=9', 'https://vimeo.com/7'],
  ...['https://www.instagram.com/p/x/', 'https://x.com/a/status/7', 'https://facebook.com/a'],
  ...['https://constructor.prototype/', 'https://youtube.com', 'https://maps.example/x'],
);
const oembed = mostly(
  fc.record({
    embed_url: fc.oneof(embedAddress, address),
    type: fc.constantFrom('video', 'rich', 'link', 7),
    title: fc.oneof(text, anything),
    author_name: text,
    width: side,
    height: side,
    html: text,
  }),
  anything,
);

const offset = mostly(
  fc.integer({ min: -2, max: 60 }),
  fc.constantFrom<unknown>(1.5, 1e9, '3', null),
  4,
);
const label = text.map((name) => ({ label: name }));
const span = mostly(
  fc.record({
    start: offset,
    end: offset,
    type: fc.constantFrom('strong', 'em', 'hyperlink', 'hyperlink', 'label', 'blink', '', 7),
    data: mostly(mostly(link, label, 4), anything),
  }),
  anything,
  20,
);
const manySpans = span.map((each) => repeat(each, 300));
const textBlock = fc.record({
  type: fc.constantFrom(
    ...['paragraph', 'paragraph', 'preformatted', 'list-item', 'list-item', 'o-list-item'],
    ...[1, 2, 3, 4, 5, 6].map((level) => `heading${level}`),
    ...['heading7', 'table', 'group-list-item', '', '__proto__'],
  ),
  text: mostly(text, anything, 20),
  spans: mostly(fc.array(span, { maxLength: 8 }), fc.oneof(manySpans, anything, anything), 11),
  label: fc.option(text, { nil: undefined, freq: 3 }),
  direction: fc.constantFrom(undefined, undefined, 'rtl', 'ltr', 7),
});
const otherBlock = fc.oneof(
  image.map((value) => ({ ...value, type: 'image' })),
  oembed.map((value) => ({ type: 'embed', oembed: value })),
  anything,
);
const block = mostly(textBlock, otherBlock, 4);
const richText = mostly(
  fc.array(block, { minLength: 1, maxLength: 6 }),
  fc.oneof(
    fc.constant([]),
    block.map((each) => repeat(each, 100)),
  ),
  16,
);

/** A document without these fields has no page. */
const requiredFields = new Set(documentPages.map(({ required }) => required?.field));
const heading = fc
  .tuple(shortText, text)
  .map((words) => [{ type: 'heading1', text: words.join(' '), spans: [] }]);

function validOf(field: Field): Arbitrary<unknown> {
  switch (field.kind) {
    case 'StructuredText':
      return requiredFields.has(field.id) ? mostly(heading, richText, 4) : richText;
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
      const { customTypes } = field;
      const one = customTypes.length > 0 ? mostly(documentLink(customTypes), link, 5) : link;
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

/** Returns values of a wrong type, which the content service must report. */
function wrongOf(field: Field): Arbitrary<unknown> {
  switch (field.kind) {
    case 'Date':
      return fc.oneof(badDay, fc.constantFrom<unknown>(7, { a: 1 }, '2026-11-20T09:00:00+0000'));
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
    case 'Embed':
      // The content service accepts any object.
      return fc.constantFrom<unknown>('x', ['x']);
    default:
      return fc.constantFrom<unknown>('x', ['x'], { a: 'x' });
  }
}

function recordOf(fields: readonly Field[]): Arbitrary<Record<string, unknown>> {
  const cellOf = (field: Field) =>
    mostly(validOf(field), fc.oneof(fc.constantFrom(undefined, null), wrongOf(field)), 5);
  return fc.record(Object.fromEntries(fields.map((field) => [field.id, cellOf(field)])));
}

function sliceOf(choice: SliceChoice): Arbitrary<unknown> {
  const parts = choice.kind === 'Slice' ? [choice] : choice.variations;
  return fc.oneof(
    ...parts.map(({ id, primary, items }) =>
      fc.record({
        slice_type: mostly(fc.constant(choice.id), fc.constant('no-such-slice')),
        variation: fc.constant(choice.kind === 'Slice' ? undefined : id),
        primary: recordOf(primary),
        items: fc.array(recordOf(items), { maxLength: 4 }),
      }),
    ),
  );
}

type Value = { value?: unknown; isWrong: boolean };

function valueOf(field: Field): Arbitrary<Value> {
  const right = mostly(validOf(field), fc.constantFrom(undefined, null));
  return mostly(
    right.map((value) => ({ value, isWrong: false })),
    wrongOf(field).map((value) => ({ value, isWrong: true })),
    20,
  );
}

const sectionUids = Object.values(sections).flatMap((section) =>
  languages.flatMap((lang) => [section[lang].segment, ...section[lang].uids]),
);
const oddUids: unknown[] = [
  ...'sama Sama só so\u0301 2 _preview index.html skýrsla.html kort.pdf .. . a/b 100% %41 é? a#b ÁÞ 🏺 \u202eabc'.split(
    ' ',
  ),
  ...'ha-frettir Greinar - ~ a\'b a"b a<b> a&b a;b a:b \\'.split(' '),
  ...['a b', 'x'.repeat(300), '', null, 7, 'a\0b'],
];
const uid = mostly(
  fc.constant(undefined),
  fc.oneof(fc.constantFrom(...oddUids), fc.constantFrom(...sectionUids), shortText),
  3,
);

function documentOf({ id, fields }: CustomType, lang: Arbitrary<Language>): Arbitrary<Damaged> {
  const moment = fc.oneof(timestamp, fc.constantFrom<unknown>(undefined, null, '2026-11-20', 7));
  return fc
    .record({
      lang,
      uid,
      tags: mostly(fc.array(text, { maxLength: 4 }), anything),
      first_publication_date: moment,
      last_publication_date: moment,
      translates: fc.option(fc.nat(LINKED_OF_TYPE - 1), { nil: undefined }),
      isUnchecked: fc.boolean(),
      values: fc.record(Object.fromEntries(fields.map((field) => [field.id, valueOf(field)]))),
    })
    .map(({ values: found, ...meta }) => ({
      type: id,
      ...meta,
      data: Object.fromEntries(Object.entries(found).map(([name, { value }]) => [name, value])),
      wrong: Object.keys(found).filter((name) => found[name]?.isWrong),
    }));
}

export function batches(types: readonly CustomType[]): Arbitrary<Batch> {
  const single = types.filter(({ repeatable }) => !repeatable);
  const repeatable = types.filter((type) => type.repeatable);
  const homepages = single.flatMap((type) =>
    languages.map((each) => fc.option(documentOf(type, fc.constant(each)), { nil: undefined })),
  );
  return fc.record({
    homepages: fc.tuple(...homepages).map((found) => found.filter((each) => each !== undefined)),
    documents: fc.array(
      fc.oneof(...repeatable.map((type) => documentOf(type, fc.constantFrom(...languages)))),
      { minLength: 1, maxLength: MAX_DOCUMENTS, size: 'max' },
    ),
  });
}
