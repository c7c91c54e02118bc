export type Source = { documentId: string; field: string };

/**
 * Warns that a value cannot be shown as intended, never in a reader's console. Throws if the build
 * is strict, but not in the browser of `gatsby develop`, where the page shows the problem.
 */
export function reportContent(source: Source | undefined, problem: string): void {
  if (!source || (typeof window !== 'undefined' && process.env.NODE_ENV === 'production')) return;
  const { documentId, field } = source;
  const message = `Content: document ${documentId}, field ${field}: ${problem}`;
  const isDeveloped = typeof window !== 'undefined' && process.env.NODE_ENV === 'development';
  if (process.env.GATSBY_STRICT_CONTENT === 'true' && !isDeveloped) throw new Error(message);
  console.warn(message);
  // layout/ContentProblems.tsx shows the message above the page.
  if (isDeveloped) window.dispatchEvent(new CustomEvent('content-problem', { detail: message }));
}
