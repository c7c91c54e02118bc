import { documentTypes } from '../../documentTypes';
import { toDate } from './cmsValues';

/** Whether a document's publication day (UTC) is in the future: then only previews show it. */
export function isEmbargoed(node: Record<string, unknown>, now = new Date()): boolean {
  return Date.parse(publicationDay(node) ?? '') > now.getTime();
}

/** Returns a date such as `2026-12-01`. */
export function publicationDay(node: Record<string, unknown>): string | undefined {
  return toDate(node[documentTypes.article.publishFrom])?.slice(0, 'YYYY-MM-DD'.length);
}
