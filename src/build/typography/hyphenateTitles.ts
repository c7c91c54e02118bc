import { isObjectType } from 'graphql';
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

// Shorter words fit on a phone's line in the size of a title, and whole words are easier to read.
const longWord = /\p{L}{20,}/gu;

// No language has a longer word, and the patterns take a time that grows with the square of its
// length: a word of 100,000 letters, such as pasted data, takes half a minute. The page breaks it
// where a line ends (`overflow-wrap`).
const MAX_WORD_LETTERS = 100;

// No ending is left alone on a line: `bókhlað-an`.
const MIN_PART_LETTERS = 4;

/**
 * Inserts soft hyphens into the long words of a title, by TeX's patterns for the language. Chromium
 * has no Icelandic hyphenation and would break a compound anywhere.
 *
 * @returns the text itself if it has no long word; a word of more than 100 letters stays as it is
 */
export function hyphenate(text: string, lang: Language): string {
  return text.replace(longWord, (word) => {
    if (word.length > MAX_WORD_LETTERS) return word;
    const parts = hyphenators[lang](word, { hyphenChar: softHyphen }).split(softHyphen);
    let hyphenated = '';
    let length = 0;
    for (const part of parts) {
      const isEnough = length >= MIN_PART_LETTERS && word.length - length >= MIN_PART_LETTERS;
      hyphenated += (isEnough ? softHyphen : '') + part;
      length += part.length;
    }
    return hyphenated;
  });
}

type Titled = { _meta?: { lang?: unknown } };

/** A block of a title; `hyphenated` is its text with soft hyphens. */
type Block = { text?: unknown; hyphenated?: string } | null;

/**
 * Creates resolvers that add `hyphenated` to titles with long words, for all document types in the
 * source plugin's schema. A query must select `_meta { lang }` beside the title, because the
 * patterns depend on the language; otherwise nothing is added.
 */
export function hyphenateTitles(schema: GraphQLSchema) {
  const documents = Object.values(schema.getTypeMap()).filter((type) => {
    if (!isObjectType(type) || !type.name.startsWith('PRISMIC_')) return false;
    const fields = type.getFields();
    return 'title' in fields && '_meta' in fields;
  });
  return Object.fromEntries(documents.map(({ name }) => [name, { title: { resolve } }]));
}

const resolve: CustomResolver<Titled> = (source, args, context, info) => {
  const value = info.originalResolver(source, args, context, info);
  const lang = source._meta?.lang;
  if (!Array.isArray(value) || !isLanguage(lang)) return value;
  return value.map((block: Block) => withHyphens(block, lang));
};

function withHyphens(block: Block, lang: Language): Block {
  if (typeof block?.text !== 'string') return block;
  const hyphenated = hyphenate(block.text, lang);
  return hyphenated === block.text ? block : { ...block, hyphenated };
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
