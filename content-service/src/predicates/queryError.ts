import { HttpError } from '../http/response';

/**
 * The error for a query that Prismic rejects, with its status 400 and its wording: the cause, the
 * position, the query and a caret under the position.
 * @param query the whole text of one `q` or `orderings`
 * @param index the zero-based position in the query
 */
export function queryError(what: string, query: string, index: number): HttpError {
  const before = query.slice(0, index).split('\n');
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const caret = `${' '.repeat(column - 1)}^`;
  return new HttpError(400, {
    message: `${what} on line:${line} col:${column} in query '${query}'\n${query}\n${caret}\n`,
    type: 'parsing-error',
    line,
    column,
    id: 0,
    location: 'query',
  });
}
