import type { Document } from '../model/assemble';
import type { Snapshot } from '../repository/snapshot';
import { resolvePath } from './paths';
import type { Comparable } from './paths';
import { queryError } from './queryError';

/** Compares two documents for `Array.sort`. */
export type Comparison = (a: Document, b: Document) => number;

const orderingPattern = /\s*([a-zA-Z_][\w.-]*)(?:\s+(desc|asc))?\s*/iy;

/**
 * Parses `[my.article.date desc, document.first_publication_date]`; the brackets are optional.
 * Documents whose field is empty come last in both directions.
 * @returns undefined if the text has no ordering
 * @throws {HttpError} 400 with the position, for bad syntax and unknown fields
 */
export function parseOrderings(text: string, snapshot: Snapshot): Comparison | undefined {
  const [open = ''] = /^\s*\[?/.exec(text) ?? [];
  const list = text.slice(open.length).trimEnd().replace(/\]$/, '');
  if (list.trim() === '') return undefined;
  const comparisons: Comparison[] = [];
  let index = open.length;
  const end = open.length + list.length;
  while (index <= end) {
    orderingPattern.lastIndex = index;
    const match = orderingPattern.exec(text);
    const start = index + ((/^\s*/.exec(text.slice(index)) ?? [''])[0]?.length ?? 0);
    const next = index + (match?.[0].length ?? 0);
    if (!match || (next < end && text[next] !== ',')) {
      throw queryError('[orderings] a field, asc or desc expected', text, match ? next : start);
    }
    const path = resolvePath(match[1] ?? '', snapshot);
    if (!path || path.kind === 'document' || path.kind === 'tags') {
      throw queryError(`[orderings] unexpected field '${match[1] ?? ''}'`, text, start);
    }
    comparisons.push(
      byValue((document) => first(path.values(document)), /desc/i.test(match[2] ?? '')),
    );
    index = next + 1;
  }
  return combine(comparisons);
}

/** Compares by a value, empty values last; returns -1, 0 or 1. */
export function byValue(
  value: (document: Document) => Comparable | undefined,
  isDescending: boolean,
): Comparison {
  return (documentA, documentB) => {
    const [a, b] = [value(documentA), value(documentB)];
    if (a === b) return 0;
    if (a === undefined) return 1;
    if (b === undefined) return -1;
    return a < b === isDescending ? 1 : -1;
  };
}

function combine(comparisons: readonly Comparison[]): Comparison {
  return (a, b) => {
    for (const compare of comparisons) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function first(values: readonly Comparable[]): Comparable | undefined {
  const [value] = values;
  // Case does not matter, as in a list for people.
  return typeof value === 'string' ? value.toLowerCase() : value;
}
