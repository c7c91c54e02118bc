import { createHash } from 'node:crypto';

/**
 * A hash of all texts: sixteen characters that need no encoding in an address, like Prismic's refs.
 */
export function contentHash(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return `Z${hash.digest('base64url').slice(0, 15)}`;
}
