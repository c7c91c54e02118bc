import { HttpError } from '../http/response';
import type { Document } from '../model/assemble';
import type { Snapshot } from '../repository/snapshot';

/**
 * Finds the document to preview.
 * @param name its id, its uid, or the type of a document of a single type. If several match, the
 *   one in the master language is taken.
 * @throws {HttpError} 404 if none matches, 400 if several match; the message says what to do
 */
export function findPreviewed(
  snapshot: Snapshot,
  name: string | null,
  { type, lang }: { type: string | null; lang: string | null },
): Document {
  if (!name) {
    const message = 'The parameter document is missing. Give the id or uid of a document';
    throw new HttpError(400, { type: 'api_validation_error', message });
  }
  const fits = (document: Document): boolean =>
    (!type || document.type === type) && (!lang || document.lang === lang);
  const byId = snapshot.byId(name);
  const named = byId ? [byId] : snapshot.documents.filter((document) => isNamed(document, name));
  const found = named.filter(fits);
  const inMaster = found.filter((document) => document.lang === snapshot.settings.masterLanguage);
  const [first, ...others] = inMaster.length > 0 ? inMaster : found;
  if (!first) {
    const message = `No document has the id or uid '${name}'${conditions(type, lang)}${also(named)}`;
    throw new HttpError(404, { type: 'api_notfound_error', message });
  }
  if (others.length > 0) {
    const list = [first, ...others].map(({ id }) => id).join(', ');
    const message = `Several documents have the uid '${name}': ${list}. Use the id, or add lang or type`;
    throw new HttpError(400, { type: 'api_validation_error', message });
  }
  return first;
}

function isNamed(document: Document, name: string): boolean {
  return document.uid === name || (document.uid === null && document.type === name);
}

function conditions(type: string | null, lang: string | null): string {
  return `${type ? ` of the type '${type}'` : ''}${lang ? ` in the language '${lang}'` : ''}`;
}

function also(named: readonly Document[]): string {
  const [first] = named;
  return first ? `, but ${first.id} is of the type '${first.type}' in '${first.lang}'` : '';
}
