import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  OperationDefinitionNode,
  VariableDefinitionNode,
} from 'graphql';
import { getNamedType, getOperationAST, Kind, print, visit } from 'graphql';
import { ServiceError } from '../PrismicError';
import { fieldsOf, findVariables, fragmentsOf, keyOf, toArguments, toName } from './queryNodes';
import type { GraphQLRequest, RepositoryConnection } from './repository';
import { queryGraphQL, toUrl } from './repository';
import { wait } from './wait';

/** A bigger request takes longer, and the queries of all its pages wait for the response. */
const MAX_QUERIES = 10;

/** Prismic and proxies accept URLs up to 8 kB. Longer requests are split. */
const MAX_URL_CHARACTERS = 8_000;

/** A response with more documents may exceed the API's size limit. */
const MAX_DOCUMENTS = 300;

/** A query waits this long for queries of other pages, which first look for a cached response. */
const WAIT_MS = 10;

type WaitingRequest = {
  connection: RepositoryConnection;
  request: GraphQLRequest & { joined: JoinedQuery };
  resolve: (data: Record<string, unknown>) => void;
  reject: (error: unknown) => void;
};

type Group = { requests: WaitingRequest[]; documents: number };

const waiting = new Map<string, Group>();

/** Queries per request, by query. A refusal lowers this, because the service may limit fields. */
const limits = new Map<string, number>();

const limitOf = ({ query }: GraphQLRequest) => limits.get(query) ?? MAX_QUERIES;

/**
 * Sends a query in one request with queries of other pages that differ only in their variables. If
 * the service refuses this request, its queries are sent separately, and later requests have half as
 * many.
 */
export function queryTogether(
  connection: RepositoryConnection,
  request: GraphQLRequest & { joined?: JoinedQuery },
): Promise<Record<string, unknown>> {
  const { query, ref, integrationFieldsRef, joined } = request;
  if (!joined || limitOf(request) === 1) return queryGraphQL(connection, request);
  const key = JSON.stringify([connection.graphql, ref, integrationFieldsRef, query]);
  const documents = countDocuments(joined, request.variables ?? {});
  return new Promise((resolve, reject) => {
    const last = waiting.get(key);
    if (last && last.documents + documents > MAX_DOCUMENTS) send(key, last);
    const group = waiting.get(key) ?? openGroup(key);
    group.requests.push({ connection, request: { ...request, joined }, resolve, reject });
    group.documents += documents;
    if (group.requests.length >= limitOf(request)) send(key, group);
  });
}

function openGroup(key: string): Group {
  const group = { requests: [], documents: 0 };
  waiting.set(key, group);
  void wait(WAIT_MS).then(() => send(key, group));
  return group;
}

function send(key: string, group: Group): void {
  if (waiting.get(key) !== group) return;
  waiting.delete(key);
  void sendGroup(group.requests);
}

async function sendGroup(group: readonly WaitingRequest[]): Promise<void> {
  const [first, ...others] = group;
  if (!first) return;
  if (others.length === 0) return sendAlone(first);
  const { connection, request } = first;
  const values = group.map((one) => one.request.variables ?? {});
  const joinedRequest = { ...request, ...joinQueries(request.joined, values) };
  if (toUrl(connection, joinedRequest).href.length > MAX_URL_CHARACTERS) {
    const middle = Math.ceil(group.length / 2);
    await Promise.all([sendGroup(group.slice(0, middle)), sendGroup(group.slice(middle))]);
    return;
  }
  try {
    const data = await queryGraphQL(connection, joinedRequest);
    for (const [index, { resolve }] of group.entries()) resolve(pickResponse(data, index));
  } catch (error) {
    if (error instanceof ServiceError && !error.isRefusal) {
      for (const { reject } of group) reject(error);
      return;
    }
    limits.set(request.query, Math.min(limitOf(request), Math.floor(group.length / 2)));
    await Promise.all(group.map(sendAlone));
  }
}

function sendAlone({ connection, request, resolve, reject }: WaitingRequest): Promise<void> {
  return queryGraphQL(connection, request).then(resolve, reject);
}

/** A query that can be repeated in one request. */
export type JoinedQuery = {
  operation: OperationDefinitionNode;
  /** Root fields. Their selections are fragments, which a request contains only once. */
  roots: FieldNode[];
  fragments: FragmentDefinitionNode[];
};

/** Returns nothing if fields below the root fields use variables. */
export function toJoinedQuery(
  document: DocumentNode,
  schema: GraphQLSchema,
): JoinedQuery | undefined {
  const operation = getOperationAST(document);
  const queryType = schema.getQueryType();
  if (!operation || !queryType) return undefined;

  const fragments = fragmentsOf(document).filter(
    ({ typeCondition }) => typeCondition.name.value !== queryType.name,
  );
  const roots: FieldNode[] = [];
  for (const field of fieldsOf(operation.selectionSet.selections, document)) {
    const type = getNamedType(queryType.getFields()[field.name.value]?.type);
    if (!type || !field.selectionSet) return undefined;
    const name = toName(`Joined${roots.length}`);
    fragments.push({
      kind: Kind.FRAGMENT_DEFINITION,
      name,
      typeCondition: { kind: Kind.NAMED_TYPE, name: toName(type.name) },
      selectionSet: field.selectionSet,
    });
    const spread = { kind: Kind.FRAGMENT_SPREAD, name } as const;
    roots.push({ ...field, selectionSet: { kind: Kind.SELECTION_SET, selections: [spread] } });
  }
  return findVariables(fragments).size > 0 ? undefined : { operation, roots, fragments };
}

const toPrefix = (index: number) => `q${index}_`;

function joinQueries(
  { operation, roots, fragments }: JoinedQuery,
  values: readonly Record<string, unknown>[],
): Pick<GraphQLRequest, 'query' | 'variables'> {
  const variableDefinitions = values.flatMap((_, index) =>
    (operation.variableDefinitions ?? []).map((definition) => numbered(definition, index)),
  );
  const selections = values.flatMap((_, index) =>
    roots.map((root) => ({
      ...numbered(root, index),
      alias: toName(toPrefix(index) + keyOf(root)),
    })),
  );
  const selectionSet = { kind: Kind.SELECTION_SET, selections } as const;
  const joined = { ...operation, variableDefinitions, selectionSet };
  const entries = values.flatMap((variables, index) =>
    Object.entries(variables).map(([name, value]) => [toPrefix(index) + name, value] as const),
  );
  return {
    query: print({ kind: Kind.DOCUMENT, definitions: [joined, ...fragments] }),
    variables: Object.fromEntries(entries),
  };
}

function numbered<Node extends FieldNode | VariableDefinitionNode>(
  node: Node,
  index: number,
): Node {
  return visit(node, {
    Variable: ({ kind, name }) => ({ kind, name: toName(toPrefix(index) + name.value) }),
  });
}

function pickResponse(data: Record<string, unknown>, index: number): Record<string, unknown> {
  const prefix = toPrefix(index);
  const own = Object.entries(data).filter(([key]) => key.startsWith(prefix));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length), value]));
}

/** Prismic's page size if a list has no argument `first`. */
const DEFAULT_PAGE_SIZE = 20;

function countDocuments({ roots }: JoinedQuery, variables: Record<string, unknown>): number {
  const counts = roots.map((root) => {
    if (!/^_?all/.test(root.name.value)) return 1;
    const { first, uid_in, id_in } = toArguments(root, variables);
    const size = Number(first ?? DEFAULT_PAGE_SIZE);
    const names = uid_in ?? id_in;
    return Array.isArray(names) ? Math.min(names.length, size) : size;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
