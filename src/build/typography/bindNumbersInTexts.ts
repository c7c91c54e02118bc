import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { bindNumbers } from './bindNumbers';
import type { CustomResolver } from './CustomResolver';

/** Creates resolvers that bind numbers to their units in all rich texts of the source plugin's schema. */
export function bindNumbersInTexts(schema: GraphQLSchema) {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name.startsWith('PRISMIC_'));
  return Object.fromEntries(
    types.flatMap((type) => {
      const texts = Object.values(type.getFields()).filter(
        (field) => getNamedType(field.type).name === 'PRISMIC_Json',
      );
      const resolvers = Object.fromEntries(texts.map(({ name }) => [name, { resolve }]));
      return texts.length > 0 ? [[type.name, resolvers]] : [];
    }),
  );
}

const resolve: CustomResolver<Record<string, unknown>> = (source, args, context, info) => {
  const value = info.originalResolver(source, args, context, info);
  return Array.isArray(value) ? value.map(withBoundNumbers) : value;
};

function withBoundNumbers(block: { text?: unknown } | null): unknown {
  if (typeof block?.text !== 'string') return block;
  const text = bindNumbers(block.text);
  return text === block.text ? block : { ...block, text };
}
