/**
 * Parses a response of Prismic and repairs its texts, here once for every document. Half an emoji (a lone
 * surrogate, which an importer leaves that cuts texts) would stop a build by a `URIError` or become
 * U+FFFD, and HTML has no NUL character. A space takes the place of each, because the spans of rich text
 * are offsets into the text.
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
const mayBeBroken = /\\u(?:d[89a-f]|0000)/i;

function repair(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, ' ') : value;
}
