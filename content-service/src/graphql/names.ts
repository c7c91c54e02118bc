import type { Field } from '../model/fields';
import type { GraphqlSwitches } from './switches';

// Prismic does not document these rules; they were read off schemas that it made of known models.

/**
 * The part of a GraphQL type name that an API id becomes: split at dashes, each part with its first
 * letter capital and all others small. `_` is an ordinary character.
 * `article` → `Article`, `landing-page` → `LandingPage`, `text_with_image` → `Text_with_image`,
 * `noActionHero` → `Noactionhero`
 */
export function toTypePart(id: string): string {
  return id
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1).toLowerCase())
    .join('');
}

/**
 * The GraphQL field name that an API id becomes: the parts after a dash get a capital.
 * `quote-text` → `quoteText`, `summary_text` → `summary_text`
 */
export function toFieldName(id: string): string {
  const [first = '', ...others] = id.split('-');
  return first + others.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join('');
}

/**
 * The fields that are in the schema. Prismic leaves out ids with a capital letter (of medium
 * certainty, so there is a switch), and no schema can hold a name that GraphQL does not allow or
 * reserves. Of two ids that become one name the first has it.
 */
export function exposedFields(
  fields: readonly Field[],
  { capitalIds }: Pick<GraphqlSwitches, 'capitalIds'>,
): Field[] {
  const names = new Set<string>();
  return fields.filter(({ id }) => {
    const name = toFieldName(id);
    const isExposed =
      (capitalIds === 'exposed' || !/\p{Lu}/u.test(id)) && isGraphqlName(name) && !names.has(name);
    if (isExposed) names.add(name);
    return isExposed;
  });
}

/** Whether GraphQL allows the name, and does not keep it for introspection. */
export function isGraphqlName(name: string): boolean {
  return /^(?!__)[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

/** The names that a custom type's GraphQL type brings along. */
export function typeNames(customTypeId: string) {
  const type = toTypePart(customTypeId);
  return {
    type,
    single: toFieldName(customTypeId),
    /** Naively plural: `allSettingss`. */
    all: `all${type}s`,
    connection: `${type}ConnectionConnection`,
    edge: `${type}ConnectionEdge`,
    sort: `Sort${type}y`,
    where: `Where${type}`,
  };
}
