import type { Field } from '../model/fields';
import type { GraphqlSwitches } from './switches';

// Prismic does not document these rules. They were derived from its schemas of known models.

/**
 * Turns an API id into a part of a GraphQL type name: splits it at dashes and makes the first
 * letter of each part a capital and all others lower case. `_` is an ordinary character.
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
 * Turns an API id into a GraphQL field name: each part after a dash gets a capital.
 * `quote-text` → `quoteText`, `summary_text` → `summary_text`
 */
export function toFieldName(id: string): string {
  const [first = '', ...others] = id.split('-');
  return first + others.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join('');
}

/**
 * The fields that the schema contains. Prismic seems to leave out ids with a capital letter (not
 * certain, so a switch controls it), and GraphQL forbids some names. If two ids become the same
 * name, the first field gets it.
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

/** Whether GraphQL allows the name and does not reserve it for introspection. */
export function isGraphqlName(name: string): boolean {
  return /^(?!__)[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

/** The names of the GraphQL types and query fields of a custom type. */
export function typeNames(customTypeId: string) {
  const type = toTypePart(customTypeId);
  return {
    type,
    single: toFieldName(customTypeId),
    /** Always with an `s`: `allSettingss`. */
    all: `all${type}s`,
    connection: `${type}ConnectionConnection`,
    edge: `${type}ConnectionEdge`,
    sort: `Sort${type}y`,
    where: `Where${type}`,
  };
}
