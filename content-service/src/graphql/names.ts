import type { CustomType, Model } from '../model/customTypes';
import type { Field } from '../model/fields';
import type { Problem } from '../model/problems';
import { commonTypeNames } from './commonTypes';

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
 * The fields that the schema contains. Prismic seems to leave out ids with a capital letter, and
 * GraphQL forbids some names. If two ids become the same name, the first field gets it.
 */
export function exposedFields(fields: readonly Field[]): Field[] {
  const names = new Set<string>();
  return fields.filter(({ id }) => {
    const name = toFieldName(id);
    const isExposed = !/\p{Lu}/u.test(id) && isGraphqlName(name) && !names.has(name);
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

/** Names that the schema of every repository contains or that GraphQL defines. */
const takenNames = [
  ...commonTypeNames,
  ...['Query', 'SortDocumentsBy', '_DocumentConnection', '_DocumentEdge', 'ID'],
];

/**
 * Records which type names are taken: under Prismic's rules two different ids can get the same
 * name.
 */
export class TypeRegistry {
  readonly #taken = new Set(takenNames);

  /** Takes the names if all of them are valid and free. */
  claim(...names: string[]): boolean {
    const isFree = names.every((name) => isGraphqlName(name) && !this.#taken.has(name));
    if (isFree) names.forEach((name) => this.#taken.add(name));
    return isFree;
  }
}

/** The custom types that the schema contains. Claims their names in the registry. */
export function exposedTypes(model: Model, registry: TypeRegistry): CustomType[] {
  return [...model.types.values()].filter(({ id }) => {
    const { type, connection, edge, sort, where } = typeNames(id);
    return registry.claim(type, connection, edge, sort, where);
  });
}

/**
 * Problems for the custom types that only REST can serve: under Prismic's naming rules two ids can
 * get the same GraphQL name, or an id can get an invalid one.
 */
export function hiddenTypes(model: Model): Problem[] {
  const exposed = new Set(exposedTypes(model, new TypeRegistry()));
  return [...model.types.values()]
    .filter((type) => !exposed.has(type))
    .map(({ id, file }) => ({
      file,
      field: 'id',
      cause: `in GraphQL "${id}" would be called "${typeNames(id).type}", which is already taken or not allowed.`,
      remedy: 'Change the id; until then only the REST API serves this type.',
    }));
}
