/** Where in the CMS a value stands, so that an editor can find it. */
export type Source = { documentId: string; field: string };

/**
 * Tells the person who builds the site that a value cannot be shown as it was meant. Said while
 * pages are rendered at build time and in development, never in a reader's console.
 *
 * @throws Error saying the same when the build is strict (`GATSBY_STRICT_CONTENT`), as it is with this
 * project's own documents
 */
export function reportContent({ documentId, field }: Source, problem: string): void {
  if (typeof window !== 'undefined' && process.env.NODE_ENV === 'production') return;
  const message = `Content: document ${documentId}, field ${field}: ${problem}`;
  if (process.env.GATSBY_STRICT_CONTENT === 'true') throw new Error(message);
  console.warn(message);
}
