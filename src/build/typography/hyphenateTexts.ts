import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { hyphenateSync as hyphenateEnglish } from 'hyphen/en-us';
import { hyphenateSync as hyphenateIcelandic } from 'hyphen/is';
import { isLanguage } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';

const hyphenators: Record<Language, typeof hyphenateIcelandic> = {
  is: hyphenateIcelandic,
  'en-us': hyphenateEnglish,
};

const softHyphen = '\u00AD';

// With text of 200 %, a line of a phone has 12 letters of a title and 14 of a heading in a text. Shorter words
// fit. No language has a word of more than 100 letters, and the patterns take a time that grows with the square
// of its length: a word of 100,000 letters, such as pasted data, takes half a minute. The page breaks it
// where a line ends (`overflow-wrap`).
const MIN_TITLE_WORD_LETTERS = 12;
const MIN_TEXT_WORD_LETTERS = 14;
const MAX_WORD_LETTERS = 100;

// No ending is left alone on a line: `bókhlað-an`.
const MIN_PART_LETTERS = 4;

/** Words, but no parts of addresses: a hyphen would be read as a part of the address. */
const word = /(?<![\p{L}\p{N}@/._])\p{L}+(?![\p{L}\p{N}@/_]|\.[\p{L}\p{N}])/gu;

/**
 * Finds the places for soft hyphens in the long words of a text, by TeX's patterns for the language. Chromium
 * has no Icelandic hyphenation and would break a compound anywhere.
 *
 * @param letters of the shortest word that gets hyphens
 * @returns offsets in UTF-16 code units, in ascending order
 */
export function findHyphens(text: string, lang: Language, letters: number): number[] {
  return [...text.matchAll(word)].flatMap(({ 0: whole, index }) => {
    const { length } = whole;
    if (length < letters || length > MAX_WORD_LETTERS) return [];
    const parts = hyphenators[lang](whole, { hyphenChar: softHyphen }).split(softHyphen);
    let end = 0;
    return parts.flatMap((part) => {
      end += part.length;
      const isEnough = end >= MIN_PART_LETTERS && length - end >= MIN_PART_LETTERS;
      return isEnough ? [index + end] : [];
    });
  });
}

/** Inserts soft hyphens into the long words of a title. A title without long words stays as it is. */
export function hyphenate(text: string, lang: Language): string {
  const offsets = findHyphens(text, lang, MIN_TITLE_WORD_LETTERS);
  return [0, ...offsets]
    .map((offset, index) => text.slice(offset, offsets[index]))
    .join(softHyphen);
}

type Document = { _meta?: { lang?: unknown } };

/** A block of a rich text. Both additions are absent from a block without long words. */
type Block = {
  type?: unknown;
  text?: unknown;
  /** Of a title: its text with soft hyphens. */
  hyphenated?: string;
  /** Of another text: the offsets of its soft hyphens. Its own spans count without them. */
  hyphens?: number[];
} | null;

/**
 * Creates resolvers that add `hyphenated` to titles and `hyphens` to other rich texts with long words, for all
 * document types in the source plugin's schema. A query must select `_meta { lang }` beside the text, because
 * the patterns depend on the language; otherwise nothing is added.
 */
export function hyphenateTexts(schema: GraphQLSchema) {
  const documents = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => type.name.startsWith('PRISMIC_') && '_meta' in type.getFields());
  return Object.fromEntries(
    documents.flatMap((type) => {
      const texts = Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name === 'PRISMIC_Json')
        .map(({ name }) => [name, { resolve: name === 'title' ? resolveTitle : resolveText }]);
      return texts.length > 0 ? [[type.name, Object.fromEntries(texts)]] : [];
    }),
  );
}

const resolveTitle = resolverOf((block, text, lang) => {
  const hyphenated = hyphenate(text, lang);
  return hyphenated === text ? block : { ...block, hyphenated };
});

const resolveText = resolverOf((block, text, lang) => {
  const hyphens = findHyphens(text, lang, MIN_TEXT_WORD_LETTERS);
  return hyphens.length === 0 || block?.type === 'preformatted' ? block : { ...block, hyphens };
});

function resolverOf(
  add: (block: Block, text: string, lang: Language) => Block,
): CustomResolver<Document> {
  return (source, args, context, info) => {
    const value = info.originalResolver(source, args, context, info);
    const lang = source._meta?.lang;
    if (!Array.isArray(value) || !isLanguage(lang)) return value;
    return value.map((block: Block) =>
      typeof block?.text === 'string' ? add(block, block.text, lang) : block,
    );
  };
}

/** A resolver as Gatsby's `createResolvers` takes it: the info has the original resolver. */
export type CustomResolver<Source> = (
  source: Source,
  args: Record<string, unknown>,
  context: unknown,
  info: Parameters<GraphQLFieldResolver<Source, unknown>>[3] & {
    originalResolver: GraphQLFieldResolver<Source, unknown>;
  },
) => unknown;
