import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { bindNumbers } from './bindNumbers';
import type { CustomResolver } from './CustomResolver';

/** Fields of plain text that hold amounts or times in words. Other code compares some of the other ones. */
const plainTexts = ['amount', 'opening_hours'];

/**
 * Creates resolvers that bind numbers to their units in the source plugin's schema: in all rich texts, and in
 * `plainTexts`.
 */
export function bindNumbersInTexts(schema: GraphQLSchema) {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name.startsWith('PRISMIC_'));
  return Object.fromEntries(
    types.flatMap((type) => {
      const texts = Object.values(type.getFields()).filter(({ name, type: fieldType }) => {
        const kind = getNamedType(fieldType).name;
        return kind === 'PRISMIC_Json' || (kind === 'String' && plainTexts.includes(name));
      });
      const resolvers = Object.fromEntries(texts.map(({ name }) => [name, { resolve }]));
      return texts.length > 0 ? [[type.name, resolvers]] : [];
    }),
  );
}

const resolve: CustomResolver<Record<string, unknown>> = (source, args, context, info) => {
  const value = info.originalResolver(source, args, context, info);
  if (typeof value === 'string') return bindNumbers(value);
  return Array.isArray(value) ? value.map(withBoundNumbers) : value;
};

function withBoundNumbers(block: { text?: unknown } | null): unknown {
  if (typeof block?.text !== 'string') return block;
  const text = bindNumbers(block.text);
  return text === block.text ? block : { ...block, text };
}
