import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { isLanguage, type Language } from '../../i18n/languages';
import { hyphenate } from './hyphenate';

type Titled = { _meta?: { lang?: unknown } };

type Resolver = (
  source: Titled,
  args: Record<string, unknown>,
  context: unknown,
  info: Parameters<GraphQLFieldResolver<Titled, unknown>>[3] & {
    originalResolver: GraphQLFieldResolver<Titled, unknown>;
  },
) => unknown;

/** A block of a title; `hyphenated` is its text with the places where a long word may break. */
type Block = { text?: unknown; hyphenated?: string };

/**
 * Resolvers for the titles of all documents in the source plugin's schema, which add `hyphenated` to
 * blocks with long words. The language is the document's, so `_meta { lang }` must be asked for beside
 * the title; without it nothing is added.
 */
export function hyphenateTitles(schema: GraphQLSchema) {
  const documents = Object.values(schema.getTypeMap()).filter((type) => {
    if (!isObjectType(type) || !type.name.startsWith('PRISMIC_')) return false;
    const fields = type.getFields();
    return 'title' in fields && '_meta' in fields;
  });
  return Object.fromEntries(documents.map(({ name }) => [name, { title: { resolve } }]));
}

const resolve: Resolver = (source, args, context, info) => {
  const value = info.originalResolver(source, args, context, info);
  const lang = source._meta?.lang;
  if (!Array.isArray(value) || !isLanguage(lang)) return value;
  return value.map((block: Block) => withHyphens(block, lang));
};

function withHyphens(block: Block, lang: Language): Block {
  if (typeof block.text !== 'string') return block;
  const hyphenated = hyphenate(block.text, lang);
  return hyphenated === block.text ? block : { ...block, hyphenated };
}
