import type { CustomType, Model } from '../model/customTypes';
import type { Field } from '../model/fields';
import type { Problem } from '../model/problems';
import { commonSchema } from './commonTypes';

// Prismic does not document these rules. They are derived from its schemas of known models. Names
// that look like typos, such as `allSettingss` and `SortJoby`, are Prismic's.

/** `landing-page` → `LandingPage`, `my_slice` → `My_slice`, `noHero` → `Nohero` */
export function toTypePart(id: string): string {
  return id
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1).toLowerCase())
    .join('');
}

/** `quote-text` → `quoteText`, `summary_text` → `summary_text` */
export function toFieldName(id: string): string {
  const [first = '', ...others] = id.split('-');
  return first + others.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join('');
}

/** Prismic seems to leave out ids with a capital letter. Of two equal names, the first stays. */
export function exposedFields(fields: readonly Field[]): Field[] {
  const names = new Set<string>();
  return fields.filter(({ id }) => {
    const name = toFieldName(id);
    const isExposed = !/\p{Lu}/u.test(id) && isGraphqlName(name) && !names.has(name);
    if (isExposed) names.add(name);
    return isExposed;
  });
}

function isGraphqlName(name: string): boolean {
  return /^(?!__)[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

export function typeNames(customTypeId: string) {
  const type = toTypePart(customTypeId);
  return {
    type,
    single: toFieldName(customTypeId),
    all: `all${type}s`,
    connection: `${type}ConnectionConnection`,
    edge: `${type}ConnectionEdge`,
    sort: `Sort${type}y`,
    where: `Where${type}`,
  };
}

const takenNames = [
  ...Object.keys(commonSchema.getTypeMap()),
  ...['Query', '_DocumentConnection', '_DocumentEdge', 'ID'],
];

/** Holds the type names in use, because Prismic's rules can give two ids the same name. */
export class TypeRegistry {
  readonly #taken = new Set(takenNames);

  claim(...names: string[]): boolean {
    const isFree = names.every((name) => isGraphqlName(name) && !this.#taken.has(name));
    if (isFree) names.forEach((name) => this.#taken.add(name));
    return isFree;
  }
}

export function exposedTypes(model: Model, registry: TypeRegistry): CustomType[] {
  return [...model.types.values()].filter(({ id }) => {
    const { type, connection, edge, sort, where } = typeNames(id);
    return registry.claim(type, connection, edge, sort, where);
  });
}

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
