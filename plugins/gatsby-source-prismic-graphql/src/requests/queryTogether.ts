import type {
  ASTNode,
  DefinitionNode,
  DocumentNode,
  FieldNode,
  GraphQLSchema,
  NameNode,
  SelectionSetNode,
  VariableDefinitionNode,
} from 'graphql';
import { getNamedType, getOperationAST, Kind, print, visit } from 'graphql';
import { ServiceError } from '../PrismicError';
import { toArguments } from './dependencies';
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

type JoinableRequest = GraphQLRequest & { joined: JoinedQuery };

type WaitingRequest = {
  connection: RepositoryConnection;
  request: JoinableRequest;
  resolve: (data: Record<string, unknown>) => void;
  reject: (error: unknown) => void;
};

type Group = { requests: WaitingRequest[]; documents: number };

/** Groups of unsent requests, by query and ref. */
const waiting = new Map<string, Group>();

/**
 * Maximum number of queries per request, by query. A refusal lowers the maximum, because the
 * service may limit the number of fields.
 */
const limits = new Map<string, number>();

const limitOf = ({ query }: GraphQLRequest) => limits.get(query) ?? MAX_QUERIES;

/**
 * Sends a query, if possible in one request with queries of other pages that differ only in their
 * variables. If the service refuses this request, its queries are sent separately, and later
 * requests have half as many queries.
 */
export function queryTogether(
  connection: RepositoryConnection,
  request: GraphQLRequest & { joined?: JoinedQuery },
): Promise<Record<string, unknown>> {
  const { query, ref, integrationFieldsRef, joined } = request;
  if (!joined || limitOf(request) === 1) return queryGraphQL(connection, request);
  const key = JSON.stringify([connection.graphql, ref, integrationFieldsRef, query]);
  const documents = joined.countDocuments(request.variables ?? {});
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
  const { joined } = request;
  const joinedRequest = {
    ...request,
    query: joined.toQuery(group.length),
    variables: joined.toVariables(group.map((one) => one.request.variables ?? {})),
  };
  if (toUrl(connection, joinedRequest).href.length > MAX_URL_CHARACTERS) {
    const middle = Math.ceil(group.length / 2);
    await Promise.all([sendGroup(group.slice(0, middle)), sendGroup(group.slice(middle))]);
    return;
  }
  try {
    const data = await queryGraphQL(connection, joinedRequest);
    const responses = joined.splitResponse(data, group.length);
    for (const [index, { resolve }] of group.entries()) resolve(responses[index] ?? {});
  } catch (error) {
    if (isFailure(error)) {
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

/** Whether the service itself fails, so that separate queries would fail too. */
function isFailure(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false;
  const { status = 0 } = error;
  return status < 400 || status === 429 || status >= 500;
}

export type JoinedQuery = {
  /** Returns the query with all its fields and variables `count` times. */
  toQuery: (count: number) => string;
  toVariables: (values: readonly Record<string, unknown>[]) => Record<string, unknown>;
  /** Returns the maximum number of documents in the response. */
  countDocuments: (variables: Record<string, unknown>) => number;
  splitResponse: (data: Record<string, unknown>, count: number) => Record<string, unknown>[];
};

/** Prismic's page size if a list has no argument `first`. */
const DEFAULT_PAGE_SIZE = 20;

/** Returns the maximum number of documents in a list of the response. */
function countListed(list: FieldNode, variables: Record<string, unknown>): number {
  const { first, uid_in, id_in } = toArguments(list, variables);
  const size = Number(first ?? DEFAULT_PAGE_SIZE);
  const names = uid_in ?? id_in;
  return Array.isArray(names) ? Math.min(names.length, size) : size;
}

const nameOf = (name: string, index: number) => `q${index}_${name}`;

/**
 * Prepares a query for joined requests. The selections of its root fields become fragments. Returns
 * nothing if fields below the root fields use variables.
 */
export function toJoinedQuery(
  document: DocumentNode,
  schema: GraphQLSchema,
): JoinedQuery | undefined {
  const operation = getOperationAST(document);
  const fields = operation && findFields(operation.selectionSet, document);
  if (!fields) return undefined;

  const queryType = schema.getQueryType();
  const fragments: DefinitionNode[] = document.definitions.filter(
    (one) =>
      one.kind === Kind.FRAGMENT_DEFINITION && one.typeCondition.name.value !== queryType?.name,
  );
  const roots: FieldNode[] = [];
  const lists: FieldNode[] = [];
  for (const [index, field] of fields.entries()) {
    const root = queryType?.getFields()[field.name.value];
    const type = getNamedType(root?.type);
    if (!type || !field.selectionSet) return undefined;
    if (root?.args.some(({ name }) => name === 'first')) lists.push(field);
    const name = toName(`Joined${index}`);
    fragments.push({
      kind: Kind.FRAGMENT_DEFINITION,
      name,
      typeCondition: { kind: Kind.NAMED_TYPE, name: toName(type.name) },
      selectionSet: field.selectionSet,
    });
    const spread = { kind: Kind.FRAGMENT_SPREAD, name } as const;
    roots.push({ ...field, selectionSet: { kind: Kind.SELECTION_SET, selections: [spread] } });
  }
  if (findVariables(fragments).size > 0) return undefined;

  const queries = new Map<number, string>();
  const printFor = (count: number): string => {
    const indexes = Array.from({ length: count }, (_, index) => index);
    const variableDefinitions = indexes.flatMap((index) =>
      (operation.variableDefinitions ?? []).map((definition) => numbered(definition, index)),
    );
    const selected = indexes.flatMap((index) =>
      roots.map((root) => ({
        ...numbered(root, index),
        alias: toName(nameOf((root.alias ?? root.name).value, index)),
      })),
    );
    const selectionSet = { kind: Kind.SELECTION_SET, selections: selected } as const;
    const joined = { ...operation, variableDefinitions, selectionSet };
    return print({ kind: Kind.DOCUMENT, definitions: [joined, ...fragments] });
  };
  const keys = roots.map(({ alias, name }) => (alias ?? name).value);
  return {
    toQuery(count) {
      const query = queries.get(count) ?? printFor(count);
      queries.set(count, query);
      return query;
    },
    toVariables: (values) =>
      Object.fromEntries(
        values.flatMap((variables, index) =>
          Object.entries(variables).map(([name, value]) => [nameOf(name, index), value]),
        ),
      ),
    countDocuments: (variables) =>
      roots.length -
      lists.length +
      lists.reduce((sum, list) => sum + countListed(list, variables), 0),
    splitResponse: (data, count) =>
      Array.from({ length: count }, (_, index) =>
        Object.fromEntries(
          keys.flatMap((key) => {
            const value = data[nameOf(key, index)];
            return value === undefined ? [] : [[key, value]];
          }),
        ),
      ),
  };
}

/** Returns the root fields, or nothing if a fragment of the query type has a directive. */
function findFields(
  { selections }: SelectionSetNode,
  document: DocumentNode,
): FieldNode[] | undefined {
  const found = selections.map((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if ((selection.directives ?? []).length > 0) return undefined;
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            (one) =>
              one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
          );
    return fragment && 'selectionSet' in fragment
      ? findFields(fragment.selectionSet, document)
      : undefined;
  });
  return found.every((fields) => fields !== undefined) ? found.flat() : undefined;
}

const toName = (value: string): NameNode => ({ kind: Kind.NAME, value });

function numbered<Node extends FieldNode | VariableDefinitionNode>(
  node: Node,
  index: number,
): Node {
  return visit(node, {
    Variable: (variable) => ({ ...variable, name: toName(nameOf(variable.name.value, index)) }),
  });
}

export function findVariables(nodes: readonly ASTNode[]): Set<string> {
  const names = new Set<string>();
  for (const node of nodes) {
    visit(node, {
      Variable: ({ name }) => {
        names.add(name.value);
      },
    });
  }
  return names;
}
