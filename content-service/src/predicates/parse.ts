import { HttpError } from '../http/response';
import { positionIn } from '../model/problems';

export type Scalar = string | number | boolean;

export type Predicate = {
  name: string;
  /** Undefined for functions without a path, for example `similar`. */
  path: string | undefined;
  args: (Scalar | Scalar[])[];
  query: string;
  /** Zero-based positions in the query. */
  index: number;
  pathIndex: number;
};

const scalar = String.raw`"(?:\\[^]|[^"\\])*"|[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|(?:true|false)\b`;
const listOf = (member: string) => `(?:(?:${member})\\s*(?:,\\s*(?:${member})\\s*)*)?`;
const argument = `${scalar}|\\[\\s*${listOf(scalar)}\\]`;
const path = String.raw`(?!(?:true|false)\b)[a-zA-Z_][\w.-]*`;
const call = String.raw`([a-zA-Z][\w.-]*)\s*\(\s*(?:(${path})\s*((?:,\s*(?:${argument})\s*)*)|(${listOf(argument)}))\)`;

const scalarPattern = new RegExp(scalar, 'g');
const argumentPattern = new RegExp(argument, 'g');
const predicatePattern = new RegExp(String.raw`\[\s*(?::d\s*=\s*)?${call}\s*\]\s*`, 'dy');

/**
 * Parses `[[at(document.type, "article")][…]]`; each predicate may begin with `:d = `.
 * @throws {HttpError} 400, with the position of an invalid predicate's bracket, as in Prismic
 */
export function parsePredicates(query: string): Predicate[] {
  const predicates: Predicate[] = [];
  let index = 0;
  const skipSpace = (): void => {
    index = query.length - query.slice(index).trimStart().length;
  };
  const expect = (character: string | undefined, shown = `\`${character}'`): void => {
    const found = query[index];
    if (found !== character) {
      const what = found === undefined ? 'end of source' : `\`${found}'`;
      throw queryError(`${shown} expected but ${what} found`, query, index);
    }
    index += 1;
    skipSpace();
  };
  skipSpace();
  if (index === query.length) return [];
  expect('[');
  for (;;) {
    predicatePattern.lastIndex = index;
    const match = predicatePattern.exec(query);
    if (!match) break;
    const [, name = '', field, afterPath, withoutPath = ''] = match;
    predicates.push({
      name,
      path: field,
      args: [...(afterPath ?? withoutPath).matchAll(argumentPattern)].map(([text]) =>
        toArgument(text),
      ),
      query,
      index: match.indices?.[1]?.[0] ?? index,
      pathIndex: match.indices?.[2]?.[0] ?? index,
    });
    index = predicatePattern.lastIndex;
  }
  expect(']');
  expect(undefined, 'end of source');
  return predicates;
}

function toArgument(text: string): Scalar | Scalar[] {
  return text.startsWith('[')
    ? [...text.matchAll(scalarPattern)].map(([member]) => toScalar(member))
    : toScalar(text);
}

function toScalar(text: string): Scalar {
  if (text.startsWith('"')) return text.slice(1, -1).replace(/\\(["\\])/g, '$1');
  return text === 'true' || text === 'false' ? text === 'true' : Number(text);
}

export function queryError(what: string, query: string, index: number): HttpError {
  const { line, column } = positionIn(query, index);
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
