// Replaces `gatsby` in tests of complete pages, with the real link and with results of queries.

export { Link, navigate, withPrefix } from 'gatsby-link';

export function graphql(texts: TemplateStringsArray): string {
  return texts.join('');
}

let results: Readonly<Record<string, unknown>> = {};

/** @param next results of the static queries, by name */
export function setStaticData(next: Readonly<Record<string, unknown>>): void {
  results = next;
}

export function useStaticQuery(query: string): unknown {
  const name = /query (\w+)/.exec(query)?.[1] ?? '';
  if (!Object.hasOwn(results, name)) throw new Error(`The static query ${name} has no data.`);
  return results[name];
}
