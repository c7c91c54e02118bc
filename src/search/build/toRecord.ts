import type { StoredRecord } from '../shape/format';
import type { SearchDocument } from '../shape/searchDocument';
import { toPlain } from '../shape/words';

/** More of a text than this is found, but not shown as a snippet. */
const MOST_TEXT = 20_000;

/** What answers show of a document; what is empty is left out. */
export function toRecord(document: SearchDocument): StoredRecord {
  const { title, path, date, lead, body, tags, people, association } = document;
  const text = (value: string | undefined) =>
    value ? toPlain(value).slice(0, MOST_TEXT) : undefined;
  return {
    title: toPlain(title),
    path,
    date,
    lead: text(lead),
    body: text(body),
    tags: tags.length > 0 ? tags.map(toPlain) : undefined,
    people: people.length > 0 ? people.map(toPlain) : undefined,
    association: text(association),
  };
}
