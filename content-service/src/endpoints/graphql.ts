import { GraphQLError, Kind, OperationTypeNode, execute, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { isLargerThan, querySize } from '../graphql/querySize';
import { schemaOf } from '../graphql/schema';
import { HttpError, jsonResponse } from '../http/response';
import type { ServiceRequest, ServiceResponse } from '../http/response';
import { isJsonObject } from '../model/json';
import { isPreview } from '../previews/previewToken';
import { checkAccessToken, noStore, snapshotOf } from './service';
import type { Service } from './service';

/**
 * Keeps one hostile query from blocking the process. The largest introspection query has about 500
 * tokens.
 */
const MAX_QUERY_TOKENS = 20_000;
/** Prismic's limit of the levels of fields; introspection does not count. */
const MAX_QUERY_DEPTH = 9;
/** With fragments a short query can select fields without end. A large page selects a hundred. */
const MAX_QUERY_FIELDS = 1000;
/** More than a page of 100 long documents. A schema has less than a tenth of it. */
const MAX_RESPONSE_CHARACTERS = 8 * 1024 * 1024;
/** A parsed query takes about a hundred bytes of memory per character. */
const MAX_CACHED_CHARACTERS = 250_000;

type Checked = { document: DocumentNode; errors?: undefined } | { errors: readonly GraphQLError[] };

/** The valid queries of late, of all schemas together: an old schema is not kept for its queries. */
const checkedQueries = new Map<string, { schema: GraphQLSchema; document: DocumentNode }>();
let cachedCharacters = 0;

/**
 * `GET /graphql?query=…[&variables=…][&operationName=…]` with the header `Prismic-ref`.
 * @throws {HttpError} 403 for other methods and without the access token, 400 without a ref, 404
 *   for an unknown ref. Errors in the query itself are returned in the body of a 400.
 */
export async function graphql(request: ServiceRequest, service: Service): Promise<ServiceResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new HttpError(
      403,
      errorBody('Only GET is allowed here, with the query in the parameter "query".'),
    );
  }
  const ref = request.headers['prismic-ref'];
  checkAccessToken(request, service.accessToken, 'content');
  if (typeof ref !== 'string' || ref === '') {
    throw new HttpError(400, errorBody('Prismic-ref header is required'));
  }
  const snapshot = snapshotOf(ref, service);
  const query = request.params.get('query');
  if (!query) throw new HttpError(400, errorBody('The parameter "query" is required.'));
  const variables = toVariables(request.params.get('variables'));

  const schema = schemaOf(snapshot.model);
  const checked = check(query, schema);
  if (checked.errors) return respond(request, { data: null, errors: checked.errors }, 400);
  const result = await execute({
    schema,
    document: checked.document,
    contextValue: { snapshot },
    variableValues: variables,
    operationName: request.params.get('operationName'),
  });
  if (isLargerThan(MAX_RESPONSE_CHARACTERS, result.data))
    throw new HttpError(400, responseTooLarge);
  // Without `data` the query did not run: its variables are wrong, or it has no such operation.
  return respond(request, result, 'data' in result ? 200 : 400);
}

function respond(
  { origin, headers }: ServiceRequest,
  body: object,
  status: number,
): ServiceResponse {
  const caching = isPreview(String(headers['prismic-ref'])) ? noStore : {};
  // The response depends on this header, so a cache must not go by the address alone.
  return jsonResponse(body, origin, { status, headers: { vary: 'prismic-ref', ...caching } });
}

function check(query: string, schema: GraphQLSchema): Checked {
  const known = checkedQueries.get(query);
  if (known?.schema === schema) return known;
  const checked = parseAndValidate(query, schema);
  if (checked.errors) return checked;
  cachedCharacters += query.length;
  if (cachedCharacters > MAX_CACHED_CHARACTERS) {
    checkedQueries.clear();
    cachedCharacters = query.length;
  }
  checkedQueries.set(query, { schema, document: checked.document });
  return checked;
}

function parseAndValidate(query: string, schema: GraphQLSchema): Checked {
  try {
    const document = parse(query, { maxTokens: MAX_QUERY_TOKENS });
    const errors = [...onlyQueries(document), ...validate(schema, document)];
    if (errors.length > 0) return { errors };
    const { depth, fields } = querySize(document);
    if (depth > MAX_QUERY_DEPTH) {
      return { errors: [new GraphQLError(`Max query depth ${MAX_QUERY_DEPTH} is reached.`)] };
    }
    if (fields > MAX_QUERY_FIELDS) return { errors: [tooManyFields(fields)] };
    return { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    // The parser is recursive: a query nested thousands of levels deep exhausts the stack.
    if (error instanceof RangeError)
      return { errors: [new GraphQLError('The query is nested too deeply.')] };
    throw error;
  }
}

function tooManyFields(fields: number): GraphQLError {
  return new GraphQLError(
    `The query selects ${fields} fields, aliases and the fields of fragments included; at most ` +
      `${MAX_QUERY_FIELDS} are allowed. Select fewer fields, or split the query.`,
  );
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
    // Falls through to the error below, the same as for JSON that is not an object.
  }
  throw new HttpError(400, errorBody('The parameter "variables" must be a JSON object.'));
}

function errorBody(message: string) {
  return { data: null, errors: [{ message }] };
}

const responseTooLarge = errorBody(
  `The response would be larger than ${MAX_RESPONSE_CHARACTERS / 1024 / 1024} MiB. ` +
    'Select fewer fields or aliases, or a smaller page of a list with "first".',
);
