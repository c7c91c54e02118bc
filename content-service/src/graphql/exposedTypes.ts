import type { CustomType, Model } from '../model/customTypes';
import type { Problem } from '../model/problems';
import { typeNames } from './names';
import { TypeRegistry } from './typeRegistry';

/** The custom types that have a place in the schema, their names claimed from the registry. */
export function exposedTypes(model: Model, registry: TypeRegistry): CustomType[] {
  return [...model.types.values()].filter(({ id }) => {
    const { type, connection, edge, sort, where } = typeNames(id);
    return registry.claim(type, connection, edge, sort, where);
  });
}

/** Custom types that only REST can serve: Prismic's rules can give two ids one name, or a bad one. */
export function hiddenTypes(model: Model): Problem[] {
  const exposed = new Set(exposedTypes(model, new TypeRegistry()));
  return [...model.types.values()]
    .filter((type) => !exposed.has(type))
    .map(({ id, file }) => ({
      file,
      field: 'id',
      cause: `in GraphQL "${id}" would be called "${typeNames(id).type}", which is taken or not allowed.`,
      remedy: 'Change the id; until then only the REST API serves this type.',
    }));
}
