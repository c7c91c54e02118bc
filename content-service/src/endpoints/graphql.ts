import { GraphQLError, Kind, OperationTypeNode, execute, parse, validate } from 'graphql';
import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';
import { apiOf } from '../graphql/schema';
import { HttpError, jsonResponse } from '../http/response';
import type { ServiceRequest, ServiceResponse } from '../http/response';
import { isJsonObject, parseJson } from '../model/json';
import { isPreview } from '../previews/previews';
import { checkAccessToken, noStore, contentOf } from './service';
import type { Service } from './service';

/** Prismic's limit. Introspection fields do not count. */
const MAX_QUERY_DEPTH = 9;
/** A parsed query of 8,000 characters takes about 800 kB of memory, so few are cached. */
const MAX_CACHED_QUERIES = 50;

/** All schemas share one map, so that the queries of old schemas do not accumulate. */
const checkedQueries = new Map<string, { schema: GraphQLSchema; document: DocumentNode }>();

export async function graphql(request: ServiceRequest, service: Service): Promise<ServiceResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw invalid(['Only GET is allowed here, with the query in the parameter "query".'], 403);
  }
  const ref = request.headers['prismic-ref'];
  checkAccessToken(request, service.accessToken, 'content');
  if (typeof ref !== 'string' || ref === '') {
    throw invalid(['Prismic-ref header is required']);
  }
  const { snapshot } = contentOf(ref, service);
  const query = request.params.get('query');
  if (!query) throw invalid(['The parameter "query" is required.']);
  const variables = toVariables(request.params.get('variables'));

  const { schema, root } = apiOf(snapshot.model);
  const result = await execute({
    schema,
    document: check(query, schema),
    rootValue: root,
    contextValue: { snapshot },
    variableValues: variables,
    operationName: request.params.get('operationName'),
  });
  // The ref in the header changes the response, so caches must not use only the address as key.
  const headers = { vary: 'prismic-ref', ...(isPreview(ref) ? noStore : {}) };
  // Without `data` the query did not run: its variables or its operation name are wrong.
  return jsonResponse(result, headers, 'data' in result ? 200 : 400);
}

function check(query: string, schema: GraphQLSchema): DocumentNode {
  const known = checkedQueries.get(query);
  if (known?.schema === schema) return known.document;
  try {
    const document = parse(query);
    const errors = validate(schema, document);
    if (errors.length > 0) throw invalid(errors);
    const isOther = document.definitions.some(
      (node) =>
        node.kind === Kind.OPERATION_DEFINITION && node.operation !== OperationTypeNode.QUERY,
    );
    if (isOther) throw invalid(['Only queries are supported: Prismic only reads.']);
    if (queryDepth(document) > MAX_QUERY_DEPTH) {
      throw invalid([`Max query depth ${MAX_QUERY_DEPTH} is reached.`]);
    }
    if (checkedQueries.size >= MAX_CACHED_QUERIES) checkedQueries.clear();
    checkedQueries.set(query, { schema, document });
    return document;
  } catch (error) {
    if (error instanceof GraphQLError) throw invalid([error]);
    // The parser is recursive: thousands of nested levels exhaust the stack.
    if (error instanceof RangeError) throw invalid(['The query is nested too deeply.']);
    throw error;
  }
}

export function queryDepth({ definitions }: DocumentNode): number {
  // Each fragment is measured once: measuring every use would take exponential time.
  const fragmentDepths = new Map<string, number>();

  const fragmentDepth = (name: string): number => {
    const known = fragmentDepths.get(name);
    if (known !== undefined) return known;
    const fragment = definitions.find(
      (node): node is FragmentDefinitionNode =>
        node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name,
    );
    const depth = depthOf(fragment?.selectionSet);
    fragmentDepths.set(name, depth);
    return depth;
  };
  const depthOf = (selectionSet: SelectionSetNode | undefined): number => {
    const depths = (selectionSet?.selections ?? []).map((selection): number => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentDepth(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet);
      const isIntrospection = ['__schema', '__type'].includes(selection.name.value);
      return isIntrospection ? 0 : 1 + depthOf(selection.selectionSet);
    });
    return Math.max(0, ...depths);
  };
  return Math.max(
    ...definitions.map((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? depthOf(node.selectionSet) : 0,
    ),
  );
}

function invalid(found: readonly (GraphQLError | string)[], status = 400): HttpError {
  const errors = found.map((each) => (typeof each === 'string' ? { message: each } : each));
  return new HttpError(status, { data: null, errors });
}

function toVariables(text: string | null): Record<string, unknown> {
  const variables = text ? parseJson(text) : null;
  if (variables === null) return {};
  if (isJsonObject(variables)) return variables;
  throw invalid(['The parameter "variables" must be a JSON object.']);
}
