import type { PrismicDocument } from '@prismicio/client';
import { isJsonObject } from '../content/values/cmsValues';

/** Ignores the content of linked documents, because their changes do not change this document. */
export function isSameContent(one: PrismicDocument, other: PrismicDocument): boolean {
  return toComparable(one) === toComparable(other);
}

function toComparable({ uid, type, lang, tags, data }: PrismicDocument): string {
  return JSON.stringify({ uid, type, lang, tags, data }, (_, value: unknown) =>
    isJsonObject(value) ? sortKeys(isDocumentLink(value) ? toLink(value) : value) : value,
  );
}

function isDocumentLink(value: Record<string, unknown>): boolean {
  return value['link_type'] === 'Document';
}

function toLink({ id, text, variant }: Record<string, unknown>) {
  return { id, text, variant };
}

function sortKeys(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
