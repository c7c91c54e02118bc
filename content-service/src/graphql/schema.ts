import { GraphQLSchema, extendSchema, parse } from 'graphql';
import type { CustomType, Model } from '../model/customTypes';
import { commonSchema } from './commonTypes';
import { listArguments, selectDocuments, toConnection } from './lists';
import type { ListArguments } from './lists';
import { exposedTypes, typeNames, TypeRegistry } from './names';
import { TypeDefinitions } from './typeDefinitions';
import { toNode } from './values';
import type { GraphqlContext } from './values';
import type { Where } from './typeDefinitions';

type Resolver<Args> = (args: Args, context: GraphqlContext) => unknown;

type Api = { schema: GraphQLSchema; root: Record<string, Resolver<never>> };

const apis = new WeakMap<Model, Api>();

export function apiOf(model: Model): Api {
  const api = apis.get(model) ?? makeApi(model);
  apis.set(model, api);
  return api;
}

function makeApi(model: Model): Api {
  const registry = new TypeRegistry();
  const types = exposedTypes(model, registry);
  const definitions = new TypeDefinitions(registry);
  types.forEach((type) => definitions.addDocument(type));

  const root: Api['root'] = {};
  const fields: string[] = [];
  const addField = (name: string, definition: string, resolver: Resolver<never>): void => {
    if (Object.hasOwn(root, name)) return;
    root[name] = resolver;
    fields.push(name + definition);
  };
  const anyType = { connection: '_DocumentConnection', edge: '_DocumentEdge' };
  definitions.text += connectionDefinition(anyType, '_Document');
  addField(
    '_allDocuments',
    `(${listArguments('type', 'SortDocumentsBy')}): _DocumentConnection!`,
    listOf(types),
  );
  for (const type of types) {
    const names = typeNames(type.id);
    definitions.text += connectionDefinition(names, names.type);
    if (type.hasUid) {
      addField(names.single, `(uid: String!, lang: String!): ${names.type}`, oneOf(type));
    }
    const where = definitions.addWhere(names.where, type.fields);
    const args = listArguments('uid', names.sort, where && names.where);
    addField(names.all, `(${args}): ${names.connection}!`, listOf([type], where));
  }
  definitions.text += `type Query { ${fields.join('\n')} }`;

  const all = extendSchema(commonSchema, parse(definitions.text), { assumeValid: true });
  const schema = new GraphQLSchema({
    query: all.getType('Query') as never,
    types: [...types.map(({ id }) => typeNames(id).type), ...linkTypes].flatMap(
      (name) => all.getType(name) ?? [],
    ),
  });
  return { schema, root };
}

const linkTypes = ['_ExternalLink', '_FileLink', '_ImageLink', 'Json'];

function oneOf({ id }: CustomType): Resolver<{ uid: string; lang: string }> {
  return ({ uid, lang }, context) => {
    const found = context.snapshot
      .ofType(id)
      .find((document) => document.uid === uid && (lang === '*' || document.lang === lang));
    return found ? toNode(found, context) : null;
  };
}

function listOf(types: readonly CustomType[], where?: Where): Resolver<ListArguments> {
  return (args, context) =>
    toConnection(selectDocuments(types, args, context.snapshot, where), args, (document) =>
      toNode(document, context),
    );
}

function connectionDefinition(
  { connection, edge }: { connection: string; edge: string },
  node: string,
): string {
  return `
    "A connection to a list of items."
    type ${connection} {
      "Information to aid in pagination." pageInfo: PageInfo!
      "A list of edges." edges: [${edge}]
      totalCount: Long!
    }
    "An edge in a connection."
    type ${edge} {
      "The item at the end of the edge." node: ${node}!
      "A cursor for use in pagination." cursor: String!
    }
  `;
}
