import { documentTypes } from '../../documentTypes';
import { toDate } from './cmsValues';

/**
 * Whether the day of publication that an editor has set is still to come. Until then a published document has
 * no page and is nowhere on the site; previews show it.
 *
 * @param node fields of a document, with the field `publishFrom` of its record
 * @param now days begin at midnight in Reykjavík, which is on UTC
 */
export function isEmbargoed(node: Record<string, unknown>, now = new Date()): boolean {
  return Date.parse(publicationDay(node) ?? '') > now.getTime();
}

/** @returns such as `2026-12-01`; `undefined` for a document without a day of publication */
export function publicationDay(node: Record<string, unknown>): string | undefined {
  return toDate(node[documentTypes.article.publishFrom])?.slice(0, 'YYYY-MM-DD'.length);
}
