import type { Finding } from './checkContent';

/** The findings of two runs: those that only the newer one has, and those that are mended. */
export type Difference = { added: Finding[]; mended: Finding[] };

export function compareFindings(before: readonly Finding[], after: readonly Finding[]): Difference {
  return { added: without(after, before), mended: without(before, after) };
}

/** A fault stays the same when paragraphs before it are added, so its quote counts and not its place. */
function toKey({ rule, document, field, quote }: Finding): string {
  return JSON.stringify([rule, document.id, quote ?? field.replace(/\[\d+\]/g, '[]')]);
}

/** As often as it occurs: three equal faults of which one is mended are two. */
function without(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(toKey(other), (counts.get(toKey(other)) ?? 0) + 1);
  return findings.filter((finding) => {
    const count = counts.get(toKey(finding)) ?? 0;
    counts.set(toKey(finding), count - 1);
    return count <= 0;
  });
}
