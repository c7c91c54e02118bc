import { HttpError } from '../http/response';

/** A `graphQuery`, `fetch` or `fetchLinks` that Prismic refuses, with its 400 and its wording. */
export function fetchError(detail: string): HttpError {
  const message = `Unable to parse fetch query Invalid fetch parsing Exception.\n\n${detail}`;
  return new HttpError(400, { type: 'api_parsing_error', message });
}
