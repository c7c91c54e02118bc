import { ServiceError } from '../PrismicError';
import type { GraphQLRequest } from './queryGraphQL';
import { queryGraphQL, toUrl } from './queryGraphQL';
import { MAX_DOCUMENTS_PER_REQUEST } from './readAhead';
import type { RepositoryConnection } from './repositoryConnection';
import type { JoinedQuery } from './toJoinedQuery';
import { wait } from './wait';

/** A response with more answers would make a worker wait that has begun with a page. */
const MAX_QUERIES = 10;

/** Prismic and the networks before it accept addresses up to 8 kB. */
const MAX_URL_CHARACTERS = 8_000;

/** Gatsby begins with several pages of a template at once, and each looks for a cached response first. */
const WAIT_MS = 10;

/** While so many joined requests run, the next ones fill up instead. */
const MAX_RUNNING = 4;

type JoinableRequest = GraphQLRequest & { joined: JoinedQuery };

type WaitingRequest = {
  connection: RepositoryConnection;
  request: JoinableRequest;
  resolve: (data: Record<string, unknown>) => void;
  reject: (error: unknown) => void;
};

/** Requests of one query at one ref that are not sent yet. */
const waiting = new Map<string, WaitingRequest[]>();

/** Joined requests that are sent and not answered. */
let running = 0;

/** Sends of groups that have waited long enough, until one of those requests is answered. */
const overdue: (() => void)[] = [];

/** How many go in a request, for queries of which the service has refused more: it may limit the fields of a request. */
const limits = new Map<string, number>();

const limitOf = ({ query }: GraphQLRequest) => limits.get(query) ?? MAX_QUERIES;

/**
 * Sends a query as `queryGraphQL` does, in one request with the same query for other pages, where the
 * query can be joined. When such a request is refused, its queries are sent by themselves, and later requests have
 * half as many.
 *
 * @throws PrismicError as `queryGraphQL` does.
 */
export function queryTogether(
  connection: RepositoryConnection,
  request: GraphQLRequest & { joined?: JoinedQuery },
): Promise<Record<string, unknown>> {
  const { query, ref, integrationFieldsRef, joined } = request;
  if (!joined || limitOf(request) === 1) return queryGraphQL(connection, request);
  const key = JSON.stringify([connection.graphql, ref, integrationFieldsRef, query]);
  return new Promise((resolve, reject) => {
    const group = waiting.get(key) ?? [];
    group.push({ connection, request: { ...request, joined }, resolve, reject });
    waiting.set(key, group);
    const send = () => {
      if (waiting.get(key) !== group) return;
      waiting.delete(key);
      running += 1;
      void sendGroup(group).finally(() => {
        running -= 1;
        for (const next of overdue.splice(0)) sendOrWait(next);
      });
    };
    const withAnother = joined.countDocuments(request.variables ?? {}) * (group.length + 1);
    if (group.length >= limitOf(request) || withAnother > MAX_DOCUMENTS_PER_REQUEST) send();
    else if (group.length === 1) void wait(WAIT_MS).then(() => sendOrWait(send));
  });
}

function sendOrWait(send: () => void): void {
  if (running < MAX_RUNNING) send();
  else overdue.push(send);
}

/** Settles the promises of a group. */
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
  const isTooLong = () => toUrl(connection, joinedRequest).href.length > MAX_URL_CHARACTERS;
  if (group.length > limitOf(request) || isTooLong()) {
    const middle = Math.ceil(group.length / 2);
    await Promise.all([sendGroup(group.slice(0, middle)), sendGroup(group.slice(middle))]);
    return;
  }
  try {
    const data = await queryGraphQL(connection, joinedRequest);
    const answers = joined.toAnswers(data, group.length);
    for (const [index, { resolve }] of group.entries()) resolve(answers[index] ?? {});
  } catch (error) {
    if (isFailure(error)) {
      for (const { reject } of group) reject(error);
      return;
    }
    const half = Math.floor(group.length / 2);
    limits.set(request.query, Math.min(limitOf(request), half));
    await Promise.all(group.map(sendAlone));
  }
}

function sendAlone({ connection, request, resolve, reject }: WaitingRequest): Promise<void> {
  return queryGraphQL(connection, request).then(resolve, reject);
}

/** Whether the service fails, which it would do for each of the queries too. */
function isFailure(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false;
  const { status = 0 } = error;
  return status < 400 || status === 429 || status >= 500;
}
