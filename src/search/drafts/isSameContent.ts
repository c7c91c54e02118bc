import type { PrismicDocument } from '@prismicio/client';
import { isShape } from '../../content/shape';

/**
 * Whether two states of a document say the same: of a document that it links to it says no more than
 * which that is, whatever has become of that one meanwhile.
 */
export function isSameContent(one: PrismicDocument, other: PrismicDocument): boolean {
  return toComparable(one) === toComparable(other);
}

function toComparable({ uid, type, lang, tags, data }: PrismicDocument): string {
  return JSON.stringify({ uid, type, lang, tags, data }, (_, value: unknown) =>
    isShape(value) ? inOrder(isDocumentLink(value) ? toLink(value) : value) : value,
  );
}

function isDocumentLink(value: Record<string, unknown>): boolean {
  return value['link_type'] === 'Document';
}

function toLink({ id, text, variant }: Record<string, unknown>) {
  return { id, text, variant };
}

/** The order of fields says nothing. */
function inOrder(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
