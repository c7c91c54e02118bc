import { HttpError } from '../http/response';

/**
 * The error for a `graphQuery`, `fetch` or `fetchLinks` that Prismic rejects, with its status 400
 * and its wording.
 */
export function fetchError(detail: string): HttpError {
  const message = `Unable to parse fetch query Invalid fetch parsing Exception.\n\n${detail}`;
  return new HttpError(400, { type: 'api_parsing_error', message });
}
