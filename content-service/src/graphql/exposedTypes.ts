import type { CustomType, Model } from '../model/customTypes';
import type { Problem } from '../model/problems';
import { typeNames } from './names';
import { TypeRegistry } from './typeRegistry';

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
