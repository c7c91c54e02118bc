import { GraphQLError, Kind, OperationTypeNode, execute, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { queryDepth } from '../graphql/queryDepth';
import { schemaOf } from '../graphql/schema';
import type { GraphqlSwitches } from '../graphql/switches';
import { HttpError, jsonResponse } from '../http/response';
import type { ServiceRequest, ServiceResponse } from '../http/response';
import { isJsonObject } from '../model/json';
import { isPreview } from '../previews/previewToken';
import { checkAccessToken } from './accessToken';
import { explorer } from './explorer';
import { NO_STORE, snapshotOf } from './refs';
import type { Service } from './service';

/** Keeps one hostile query from occupying the process; the largest introspection has some 500. */
const MAX_TOKENS = 20_000;
const KEPT_QUERIES = 500;

type Checked = { document: DocumentNode; errors?: undefined } | { errors: readonly GraphQLError[] };

const checkedQueries = new WeakMap<GraphQLSchema, Map<string, Checked>>();

/**
 * `GET /graphql?query=…[&variables=…][&operationName=…]` with the header `Prismic-ref`. A browser,
 * which cannot send that, is given a page to try queries on.
 * @throws {HttpError} 403 for other methods and without the access token, 400 without a ref, 404 for
 *   an unknown one, 410 for an expired one. Faults of the query itself are the body of a 400.
 */
export async function graphql(request: ServiceRequest, service: Service): Promise<ServiceResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new HttpError(403, errorBody('Only GET is allowed here, with the query in the address.'));
  }
  const ref = request.headers['prismic-ref'];
  if (!ref && request.headers.accept?.includes('text/html')) return explorer();
  checkAccessToken(request, service.accessToken, 'content');
  if (typeof ref !== 'string' || ref === '') {
    throw new HttpError(400, errorBody('Prismic-ref header is required'));
  }
  const snapshot = snapshotOf(ref, service);
  const query = request.params.get('query');
  if (!query) throw new HttpError(400, errorBody('The parameter "query" is required.'));
  const variables = toVariables(request.params.get('variables'));

  const { graphqlSwitches: switches } = service;
  const schema = schemaOf(snapshot.model, switches);
  const checked = check(query, schema, switches);
  if (checked.errors) return answer(request, { data: null, errors: checked.errors }, 400);
  const result = await execute({
    schema,
    document: checked.document,
    contextValue: { snapshot, switches },
    variableValues: variables,
    operationName: request.params.get('operationName'),
  });
  // Without data nothing was run: wrong variables, or no operation of that name.
  return answer(request, result, 'data' in result ? 200 : 400);
}

function answer(
  { origin, headers }: ServiceRequest,
  body: object,
  status: number,
): ServiceResponse {
  const caching = isPreview(String(headers['prismic-ref'])) ? NO_STORE : {};
  // One address answers differently by this header, so no cache may go by the address alone.
  return jsonResponse(body, origin, { status, headers: { vary: 'prismic-ref', ...caching } });
}

function check(query: string, schema: GraphQLSchema, switches: GraphqlSwitches): Checked {
  const queries = checkedQueries.get(schema) ?? new Map<string, Checked>();
  checkedQueries.set(schema, queries);
  const known = queries.get(query);
  if (known) return known;
  const checked = parseAndValidate(query, schema, switches);
  const [oldest] = queries.keys();
  if (queries.size >= KEPT_QUERIES && oldest !== undefined) queries.delete(oldest);
  queries.set(query, checked);
  return checked;
}

function parseAndValidate(
  query: string,
  schema: GraphQLSchema,
  { maxDepth }: GraphqlSwitches,
): Checked {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = [...onlyQueries(document), ...validate(schema, document)];
    if (errors.length > 0) return { errors };
    if (queryDepth(document) <= maxDepth) return { document };
    return { errors: [new GraphQLError(`Max query depth ${maxDepth} is reached.`)] };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    // Reading a query is recursive: this is the stack, exhausted by what nobody asks in earnest.
    if (error instanceof RangeError) return { errors: [new GraphQLError('Too deeply nested.')] };
    throw error;
  }
}

function onlyQueries({ definitions }: DocumentNode): GraphQLError[] {
  return definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.operation !== OperationTypeNode.QUERY
      ? new GraphQLError(`A ${node.operation} is not supported: Prismic only reads.`, {
          nodes: node,
        })
      : [],
  );
}

function toVariables(text: string | null): Record<string, unknown> {
  if (!text) return {};
  try {
    const variables: unknown = JSON.parse(text);
    if (variables === null) return {};
    if (isJsonObject(variables)) return variables;
  } catch {
    // Falls through to the one message for what is no JSON object.
  }
  throw new HttpError(400, errorBody('The parameter "variables" must be a JSON object.'));
}

function errorBody(message: string) {
  return { data: null, errors: [{ message }] };
}
