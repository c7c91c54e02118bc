import { isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { isLanguage } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import type { CustomResolver } from './CustomResolver';
import { hyphenate } from './hyphenate';

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
