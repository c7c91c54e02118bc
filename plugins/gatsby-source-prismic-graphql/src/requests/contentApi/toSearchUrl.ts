import { ContentApiError } from './ContentApiError';
import type { Form } from './toMetadata';

/** The parameters of a search, by Prismic's names for them. What is left out is the form's default. */
export type SearchParameters = {
  /** Filters, such as those that `filter` of `@prismicio/client` writes; all must hold. */
  q?: string | readonly string[];
  ref?: string;
  /** Documents on a page, 20 at Prismic without it and at most 100. */
  pageSize?: number;
  /** The first is 1. */
  page?: number;
  /** Id of a document: what comes after it, in the order asked for. */
  after?: string;
  /** A language's id, or `*` for all. */
  lang?: string;
  /** `my.article.title`, `document.first_publication_date desc`. */
  orderings?: string | readonly string[];
  graphQuery?: string;
  /** Fields to get instead of all: `article.title`. */
  fetch?: string | readonly string[];
  /** Fields to get of linked documents: `person.name`. */
  fetchLinks?: string | readonly string[];
};

/**
 * The address of a search: the form's, with the defaults of its fields and the parameters over them.
 * Undefined and empty parameters are left out.
 *
 * @throws ContentApiError `Unknown field <name>` for a parameter that the form does not declare.
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
        `Unknown field ${name}\nThe search form takes: ${known.join(', ')}`,
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

/** Both with and without their outer brackets are in use. */
function inBrackets(text: string, start: string): string {
  return text === '' || text.startsWith(start) ? text : `[${text}]`;
}
