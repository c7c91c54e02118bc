import { ContentApiError } from './ContentApiError';
import type { Form } from './toMetadata';

/** Parameters of a search, with Prismic's names. Missing parameters have the form's default values. */
export type SearchParameters = {
  /** Filters, such as `filter` of `@prismicio/client` returns. A document must match all of them. */
  q?: string | readonly string[];
  ref?: string;
  /** Number of documents on a page. Prismic's default is 20, the maximum 100. */
  pageSize?: number;
  /** Number of the page, from 1. */
  page?: number;
  /** Id of a document. The results start after it, in the requested order. */
  after?: string;
  /** Id of a language, or `*` for all languages. */
  lang?: string;
  /** Sort orders such as `my.article.title` and `document.first_publication_date desc`. */
  orderings?: string | readonly string[];
  graphQuery?: string;
  /** The only fields to return, such as `article.title`. */
  fetch?: string | readonly string[];
  /** Fields of linked documents to return, such as `person.name`. */
  fetchLinks?: string | readonly string[];
};

/**
 * Builds the URL of a search from the form's URL, the default values of its fields, and the parameters.
 * Undefined and empty parameters are omitted.
 *
 * @throws ContentApiError `Unknown field <name>` for a parameter that the form does not have.
 */
export function toSearchUrl({ action, fields }: Form, parameters: SearchParameters): URL {
  const url = new URL(action);
  for (const [name, field] of Object.entries(fields)) {
    if (field.default !== undefined) url.searchParams.set(name, field.default);
  }
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(fields, name)) {
      const known = Object.keys(fields).filter((field) => field !== 'access_token');
      throw new ContentApiError(
        `Unknown field ${name}\nThe fields of the search form are: ${known.join(', ')}`,
      );
    }
    const text = toParameter(name, value);
    if (text !== '') url.searchParams.set(name, text);
  }
  return url;
}

function toParameter(name: string, value: string | number | readonly string[]): string {
  const list = Array.isArray(value) ? value : [String(value)];
  if (name === 'q') return inBrackets(list.join(''), '[[');
  if (name === 'orderings') return inBrackets(list.join(','), '[');
  return list.join(',');
}

/** Adds the outer brackets, which callers may omit. */
function inBrackets(text: string, start: string): string {
  return text === '' || text.startsWith(start) ? text : `[${text}]`;
}
