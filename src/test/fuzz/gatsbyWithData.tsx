// Stands in for Gatsby where whole pages are rendered: its own link, and queries with results.

export { Link, navigate, withPrefix } from 'gatsby-link';

/** @returns the text of the query, which Gatsby extracts when it compiles the site */
export function graphql(texts: TemplateStringsArray): string {
  return texts.join('');
}

let results: Readonly<Record<string, unknown>> = {};

/** @param next data of the static queries by their names */
export function setStaticData(next: Readonly<Record<string, unknown>>): void {
  results = next;
}

/** @throws when the query was not run */
export function useStaticQuery(query: string): unknown {
  const name = /query (\w+)/.exec(query)?.[1] ?? '';
  if (!Object.hasOwn(results, name)) throw new Error(`The static query ${name} has no data.`);
  return results[name];
}
