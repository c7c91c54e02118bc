import { documentTypes } from '../../documentTypes';
import { toDate } from './cmsValues';

/** Returns whether only previews show a document: its publication day (UTC) is in the future. */
export function isEmbargoed(node: Record<string, unknown>, now = new Date()): boolean {
  return Date.parse(publicationDay(node) ?? '') > now.getTime();
}

export function publicationDay(node: Record<string, unknown>): string | undefined {
  return toDate(node[documentTypes.article.publishFrom])?.slice(0, 'YYYY-MM-DD'.length);
}
