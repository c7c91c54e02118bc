import { documentTypes } from '../../documentTypes';
import { toDate } from './cmsValues';

/**
 * Whether a published document's publication day is in the future. Until then only previews show it. Days begin at
 * midnight in Reykjavík, which is on UTC.
 */
export function isEmbargoed(node: Record<string, unknown>, now = new Date()): boolean {
  return Date.parse(publicationDay(node) ?? '') > now.getTime();
}

/** Returns a date such as `2026-12-01`. */
export function publicationDay(node: Record<string, unknown>): string | undefined {
  return toDate(node[documentTypes.article.publishFrom])?.slice(0, 'YYYY-MM-DD'.length);
}
