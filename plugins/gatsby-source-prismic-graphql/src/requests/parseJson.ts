/**
 * Parses a response of Prismic and repairs its texts, here once for every document. Half an emoji (a lone
 * surrogate, which an importer leaves that cuts texts) would stop a build by a `URIError` or become
 * U+FFFD, and HTML has no NUL character. A space takes the place of each, because the spans of rich text
 * are offsets into the text. HTML has no carriage return either: browsers read it as a line feed, or drop it
 * before one, and React would find another text than its own. Alone it becomes a line feed, before one a space.
 *
 * A uid stays as it is, because a query by another uid would find nothing: such a document gets no page.
 *
 * @returns `undefined` for invalid JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, mayBeBroken.test(text) ? repair : undefined);
  } catch {
    return undefined;
  }
}

// JSON that was decoded from UTF-8 can contain such a character only as an escape sequence.
const mayBeBroken = /\\u(?:d[89a-f]|000[0d])|\\r/i;

function repair(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || key === 'uid') return value;
  return value
    .replace(/[\0\p{Surrogate}]/gu, ' ')
    .replace(/\r(?!\n)/g, '\n')
    .replaceAll('\r', ' ');
}
